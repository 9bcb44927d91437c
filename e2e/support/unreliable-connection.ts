import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to the site that can drop the connection during a request or just before the response. */
export interface UnreliableConnection {
  url: string;
  /** Drops the connection after this many more bytes were sent to the site. */
  breakAfterSending(bytes: number): void;
  /** Drops the next response to a request that begins with these words, after the site has processed it. */
  breakBeforeAnswerTo(request: string): void;
  /** Accepts connections again. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function openUnreliableConnection(siteUrl: string): Promise<UnreliableConnection> {
  const sitePort = Number(new URL(siteUrl).port);
  const sockets = new Set<Socket>();
  let bytesLeft = Number.POSITIVE_INFINITY;
  let requestToDrop: string | undefined;

  const server = createServer((visitor) => {
    const site = connect(sitePort, 'localhost');
    let dropsAnswer = false;
    for (const socket of [visitor, site]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        visitor.destroy();
        site.destroy();
      });
    }
    visitor.on('data', (chunk) => {
      if (requestToDrop && chunk.toString('latin1').startsWith(requestToDrop)) dropsAnswer = true;
      site.write(chunk);
      bytesLeft -= chunk.length;
      if (bytesLeft <= 0) void breakNow();
    });
    site.on('data', (chunk) => {
      if (dropsAnswer) void breakNow();
      else visitor.write(chunk);
    });
  });

  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const breakNow = () =>
    new Promise<void>((resolve) => {
      bytesLeft = Number.POSITIVE_INFINITY;
      requestToDrop = undefined;
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    breakAfterSending: (bytes) => {
      bytesLeft = bytes;
    },
    breakBeforeAnswerTo: (request) => {
      requestToDrop = request;
    },
    restore: () => listen(port),
    close: breakNow,
  };
}
