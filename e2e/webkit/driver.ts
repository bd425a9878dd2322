// Starts WebKitGTK's WebKitWebDriver, and an X server without a screen where the machine has no display.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../free-port.ts";

export interface Driver {
  /** The address that takes the commands of the WebDriver protocol. */
  address: string;
  stop: () => void;
}

export async function startDriver(program: string): Promise<Driver> {
  const screen = process.env["DISPLAY"] ? null : await startScreen();
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...(screen && { DISPLAY: screen.display }) },
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = (): void => {
    driver.kill();
    screen?.server.kill();
  };
  while (!(await isReady(address)))
    if (hasEnded(driver)) {
      stop();
      throw new Error(`${program} ended before it took a command.`);
    }
  return { address, stop };
}

/** Xvfb chooses a free display and writes its number to the file descriptor 3. */
async function startScreen(): Promise<{ server: ChildProcess; display: string }> {
  const options = ["-displayfd", "3", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"];
  const server = spawn("Xvfb", options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = server.stdio[3];
  if (!number) throw new Error("Xvfb has no output for its display.");
  const [text]: unknown[] = await Promise.race([
    once(number, "data"),
    once(server, "exit").then(() => {
      throw new Error("Xvfb ended before it had a display.");
    }),
  ]);
  return { server, display: `:${String(text).trim()}` };
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null || pid === undefined;
