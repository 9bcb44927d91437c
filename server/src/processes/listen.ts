import type { Config } from '../config.ts';
import { StartupError } from '../lib/startup-error.ts';
import type { Marketplace } from '../marketplace.ts';
import { startCommand } from '../shell-command.ts';

/** The listen backlog. The kernel may allow fewer; connections beyond it wait for seconds. */
const backlog = 4_096;

/** Listens, or stops the site and says why it cannot. */
export async function listen({ app, stop }: Marketplace, { host, port }: Config): Promise<void> {
  try {
    await app.http.listen({ host, port, backlog });
  } catch (error) {
    await stop();
    throw explained(error as NodeJS.ErrnoException, host, port);
  }
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartupError(
      `Something already listens on port ${port}.`,
      `Choose another one: PORT=${port + 1} ${startCommand}`,
    );
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartupError(
      `HOST=${host} is not an address of this machine.`,
      'Use 0.0.0.0 for all of its addresses.',
    );
  if (error.code === 'EACCES')
    return new StartupError(`Port ${port} needs more rights than this user has.`, 'Try PORT=3000.');
  return error;
}
