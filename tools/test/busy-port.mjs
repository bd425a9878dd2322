export const busyPort = (port, otherwise) =>
  `Port ${port} is used by another program: end that program, or ${otherwise}.`;
