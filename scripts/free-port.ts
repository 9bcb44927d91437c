import { createServer } from 'node:net';

/** Below the ports that systems give to connections, which could take one before its server listens. */
const lowest = 15_000;
const highest = 29_999;

export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest + 1));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)));
  });
}
