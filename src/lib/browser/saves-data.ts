// What the browser knows of the visitor's connection. Only Chromium makes this available to scripts.

function ofConnection(name: string): unknown {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null ? Reflect.get(connection, name) : undefined;
}

/** Returns whether the visitor asks sites to send less data. */
export function savesData(): boolean {
  return ofConnection("saveData") === true;
}

/** Returns whether the connection is as slow as 2G, or slower. */
export function isOn2g(): boolean {
  return ["2g", "slow-2g"].includes(String(ofConnection("effectiveType")));
}
