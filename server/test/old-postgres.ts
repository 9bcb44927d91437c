import { createServer, type Server } from 'node:net';

/** Imitates PostgreSQL 14 enough to report its version: accepts every login and answers every query with it. */
export function startOldPostgres(): Promise<{ port: number; stop(): void }> {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), readyForQuery]));
      socket.on('data', (chunk) => {
        if (chunk.toString('latin1', 0, 1) === 'Q') socket.write(versionAnswer);
      });
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ port: portOf(server), stop: () => server.close() }));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const textColumn = Buffer.concat([int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)]);
const readyForQuery = message('Z', Buffer.from('I'));
const versionAnswer = Buffer.concat([
  message('T', Buffer.concat([int16(2), text('version'), textColumn, text('encoding'), textColumn])),
  message('D', Buffer.concat([int16(2), value('14.9'), value('UTF8')])),
  message('C', text('SELECT 1')),
  readyForQuery,
]);

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function value(content: string): Buffer {
  return Buffer.concat([int32(content.length), Buffer.from(content)]);
}

function text(content: string): Buffer {
  return Buffer.from(`${content}\0`);
}

function int16(number: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeInt16BE(number);
  return buffer;
}

function int32(number: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(number);
  return buffer;
}
