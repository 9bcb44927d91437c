/** Opens a database as the application does, in its own process that tests may kill, and runs queries for them. */
import { openDatabase } from '#server/platform/database/open-database.ts';
import type { DatabaseProcessOptions } from './start-database-process.ts';

const options: DatabaseProcessOptions = JSON.parse(process.argv[2] ?? '{}');

const log = { info: print, warn: print, error: print };

function print(message: string): void {
  process.stdout.write(`${message}\n`);
}

function send(message: object): void {
  process.send?.(message);
}

if (options.uid !== undefined) {
  process.setgroups?.([]);
  process.setgid?.(options.uid);
  process.setuid?.(options.uid);
}

try {
  const database = await openDatabase({ ...options, log });
  process.on('message', async (sql: string) => {
    try {
      const { rows } = await database.pool.query(sql);
      send({ rows });
    } catch (error) {
      send({ failure: String(error) });
    }
  });
  process.once('SIGTERM', async () => {
    await database.stop();
    process.disconnect();
  });
  send({ created: database.created });
} catch (error) {
  const { name, message, hint } = error as { name: string; message: string; hint?: string };
  send({ name, message, hint });
  process.exitCode = 1;
  process.disconnect();
}
