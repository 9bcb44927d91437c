import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { titlesIn } from './acknowledged-writes.ts';

/** How the relay fails: it refuses connections, never answers, or defers every message. */
export type RelayFault = 'refuses' | 'hangs' | 'puts off';

/** An email relay that can fail on demand and records which messages have arrived. */
export async function openMailRelay(port: number) {
  const delivered = new Set<string>();
  let fault: RelayFault | undefined;
  let server = await listen();

  function listen() {
    const relay = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 10,
      onConnect: (_session, done) => {
        if (fault !== 'hangs') done();
      },
      onMailFrom: (_address, _session, done) => {
        if (fault === 'puts off') done(Object.assign(new Error('Try later'), { responseCode: 451 }));
        else done();
      },
      onData: (stream, _session, done) => {
        text(stream).then((mail) => {
          for (const title of titlesIn(mail)) delivered.add(title);
          done();
        }, done);
      },
    });
    relay.on('error', () => {});
    relay.listen(port, '127.0.0.1');
    return once(relay.server, 'listening').then(() => relay);
  }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));

  return {
    url: `smtp://127.0.0.1:${port}`,
    lookUp: async (): Promise<ReadonlySet<string>> => delivered,
    /** Existing connections are closed too. */
    async fail(next: RelayFault): Promise<void> {
      await close();
      fault = next;
      if (next !== 'refuses') server = await listen();
    },
    async heal(): Promise<void> {
      if (fault !== 'refuses') await close();
      fault = undefined;
      server = await listen();
    },
    close,
  };
}
