/** Returns whether the visitor asks sites to send less data. Only Chromium makes this setting available to scripts. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true
  );
}
