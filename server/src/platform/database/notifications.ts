import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from './database-log.ts';

export interface Notifications {
  /** Resolves once the channel is subscribed; stays subscribed across reconnections. */
  listen(channel: string, handler: (payload: string) => void): Promise<void>;
  /** Calls the handler after a reconnection: notifications in between were missed. */
  onReconnect(handler: () => void): void;
  stop(): Promise<void>;
}

const firstRetryMilliseconds = 50;
const longestRetryMilliseconds = 5_000;
const checkMilliseconds = 15_000;
const answerMilliseconds = 5_000;

/** Receives pg_notify messages on a separate connection that reconnects by itself. */
export function createNotifications(options: { connectionString: string; log: DatabaseLog }): Notifications {
  const { connectionString, log } = options;
  const handlers = new Map<string, ((payload: string) => void)[]>();
  const reconnectHandlers: (() => void)[] = [];
  const stopping = new AbortController();
  let connection: Promise<pg.Client> | undefined;
  const checks = setInterval(check, checkMilliseconds).unref();

  async function connect(): Promise<pg.Client> {
    for (let retryMilliseconds = firstRetryMilliseconds; ; retryMilliseconds *= 2) {
      try {
        return await openClient();
      } catch {
        const milliseconds = Math.min(retryMilliseconds, longestRetryMilliseconds);
        await wait(milliseconds, undefined, { signal: stopping.signal });
      }
    }
  }

  async function openClient(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString,
      application_name: 'thikana notifications',
      connectionTimeoutMillis: answerMilliseconds,
      query_timeout: answerMilliseconds,
      keepAlive: true,
    });
    let opened = false;
    client.on('error', () => {});
    client.on('end', () => {
      if (opened && !stopping.signal.aborted) reconnect();
    });
    client.on('notification', ({ channel, payload }) => deliver(channel, payload ?? ''));
    try {
      await client.connect();
      for (const channel of handlers.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      opened = true;
      return client;
    } catch (error) {
      void client.end();
      throw error;
    }
  }

  function reconnect(): void {
    connection = connect();
    connection.then(
      () => reconnectHandlers.forEach(run),
      () => {},
    );
  }

  function deliver(channel: string, payload: string): void {
    handlers.get(channel)?.forEach((handler) => {
      run(() => handler(payload));
    });
  }

  function run(handler: () => void): void {
    try {
      handler();
    } catch (error) {
      log.error(`A handler of database notifications failed: ${error}`);
    }
  }

  /** Detects connections that were lost silently, for example by a firewall. */
  async function check(): Promise<void> {
    const client = await connection?.catch(() => undefined);
    await client?.query('select 1').catch(() => client.end());
  }

  return {
    async listen(channel, handler) {
      handlers.set(channel, [...(handlers.get(channel) ?? []), handler]);
      connection ??= connect();
      const client = await connection;
      // If the connection is lost right now, the next one subscribes to this channel too.
      await client.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {});
    },
    onReconnect(handler) {
      reconnectHandlers.push(handler);
    },
    async stop() {
      stopping.abort();
      clearInterval(checks);
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
