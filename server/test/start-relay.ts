import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface Delivery {
  recipients: string[];
  mail: Email;
}

/** An email relay that keeps what it accepts. */
export async function startRelay({ port = 0, ...options }: SMTPServerOptions & { port?: number } = {}) {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onData: async (stream, session, done) => {
      const bytes = Buffer.concat(await stream.toArray());
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      deliveries.push({ recipients, mail: await PostalMime.parse(bytes) });
      done();
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const listeningPort = (server.server.address() as AddressInfo).port;
  return { deliveries, stop, port: listeningPort, url: `smtp://127.0.0.1:${listeningPort}` };
}

/** An answer of the relay that refuses a command. */
export const refuse = (responseCode: number, words = `refused with ${responseCode}`) =>
  Object.assign(new Error(words), { responseCode });
