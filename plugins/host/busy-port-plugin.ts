import type { Server } from "node:net";
import type { Plugin } from "vite";

/** The line about a port that cannot be had. `otherwise`: what to do instead of ending the other program. */
export const busyPort = (port: number, otherwise: string): string =>
  `Port ${port} is used by another program: end that program, or ${otherwise}.`;

/**
 * Ends `npm run dev` and `npm run preview` with one line where `--strictPort` allows no other port and another program has it. Vite
 * throws an error then, whose stack trace hides the line.
 */
export function busyPortPlugin(): Plugin {
  return {
    name: "mugworks:busy-port",
    configureServer({ httpServer, config }) {
      endWhenBusy(httpServer, config.server);
    },
    configurePreviewServer({ httpServer, config }) {
      endWhenBusy(httpServer, config.preview);
    },
  };
}

/** A probe before the server listens would be a moment too early, and would have to know the host as Vite does. */
function endWhenBusy(
  server: Pick<Server, "prependListener"> | null,
  { port, strictPort }: { port: number; strictPort: boolean | undefined },
): void {
  if (strictPort !== true) return;
  server?.prependListener("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") return;
    console.error(busyPort(port, `name another port, such as --port ${port + 1}`));
    process.exit(1);
  });
}
