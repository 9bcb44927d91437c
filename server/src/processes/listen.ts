import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from '../config.ts';
import { StartupError } from '../lib/startup-error.ts';
import type { Marketplace } from '../marketplace.ts';
import { startCommand } from '../shell-command.ts';

/** The listen backlog. The kernel may allow fewer; connections beyond it wait for seconds. */
const backlog = 4_096;

/**
 * The kernel gives each connection to one of the processes, and resets those that wait for one that is killed. Where it
 * cannot, `cluster` does; then a connection that was being given to a killed process is never answered.
 */
const sharing = { reusePort: cluster.isWorker && process.platform === 'linux' };

/** Listens, or stops the site and says why it cannot. */
export async function listen({ app, stop }: Marketplace, { host, port }: Config): Promise<void> {
  try {
    await app.http.listen({ host, port, backlog, ...sharing });
  } catch (error) {
    await stop();
    throw explained(error as NodeJS.ErrnoException, host, port);
  }
}

/**
 * The port that the processes will share, which another program must not have: several can listen on a port with
 * `reusePort`, also those of another site.
 */
export async function findFreePort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
  const server = createServer().listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, host, port);
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : port;
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
