import pg from 'pg';
import type { DatabaseLog } from './database-log.ts';

export interface Availability {
  isAvailable(): boolean;
  stop(): void;
}

const checkMilliseconds = 5_000;
const awayCheckMilliseconds = 500;
const answerMilliseconds = 3_000;

/** Checks regularly, and when the pool loses a connection, whether the database answers. */
export function watchAvailability(connectionString: string, pool: pg.Pool, log: DatabaseLog): Availability {
  let available = true;
  let stopped = false;
  let timer = setTimeout(check, checkMilliseconds).unref();
  pool.on('error', checkSoon);

  function checkSoon(): void {
    schedule(0);
  }

  function schedule(milliseconds: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(check, milliseconds).unref();
  }

  async function check(): Promise<void> {
    const answers = await doesAnswer(connectionString);
    if (answers !== available && !stopped) {
      available = answers;
      if (answers) log.info('The database answers again');
      else log.error('The database does not answer');
    }
    schedule(available ? checkMilliseconds : awayCheckMilliseconds);
  }

  return {
    isAvailable: () => available,
    stop() {
      stopped = true;
      clearTimeout(timer);
      pool.off('error', checkSoon);
    },
  };
}

/** Uses a separate connection, because a busy pool does not mean that the database is away. */
async function doesAnswer(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    application_name: 'thikana check',
    connectionTimeoutMillis: answerMilliseconds,
    query_timeout: answerMilliseconds,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    void client.end();
  }
}
