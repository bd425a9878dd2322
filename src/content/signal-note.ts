/** At the end of the footer, once in a visit, where the browser sends Global Privacy Control. */
export const signalNote: string =
  "Opt-Out Request Honored. Your browser sends Global Privacy Control, so nothing optional loads.";
