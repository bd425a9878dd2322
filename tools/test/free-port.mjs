import { createServer } from "node:net";

/** A port that no other program listens to at the moment. */
export function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
