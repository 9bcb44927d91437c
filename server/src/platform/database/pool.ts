import pg from 'pg';
import { minuteMilliseconds } from '../../lib/durations.ts';
import { startStatementSpan } from '../tracing/tracing.ts';
import { statementName } from './prepared-statement.ts';

export interface PoolOptions {
  connectionString: string;
  maxConnections?: number;
  queryTimeoutMilliseconds?: number;
}

/** A request learns within 6 s that the database does not answer, including everything else it does. */
const answerMilliseconds = 4_000;

const { builtins } = pg.types;

/** Dates stay text, because a day has no time zone. Numbers become numbers if they keep their value. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === builtins.DATE) return (text: string) => text;
    if (oid === builtins.NUMERIC) return Number;
    if (oid === builtins.INT8) return parseBigInteger;
    return pg.types.getTypeParser(oid, format);
  },
};

function parseBigInteger(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

/**
 * A client with prepared statements and tracing that closes itself when a query times out. Such a query may still run,
 * and begin or commit something, once the server recovers, so the connection must not return to the pool.
 */
class SiteClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...input: unknown[]) => unknown;
    this.query = ((first: unknown, ...others: unknown[]) => {
      const isText = typeof first === 'string';
      const name = isText ? statementName(first) : undefined;
      const endSpan = isText ? startStatementSpan(first) : undefined;
      const told = others.at(-1);
      if (endSpan && typeof told === 'function') {
        others[others.length - 1] = (error: Error | null, result: unknown) => {
          endSpan(error);
          told(error, result);
        };
      }
      const answer = query(name === undefined ? first : { name, text: first }, ...others);
      if (answer instanceof Promise) {
        answer.then(
          () => endSpan?.(),
          (error: Error) => {
            endSpan?.(error);
            this.#closeAfterTimeout(error);
          },
        );
      }
      return answer;
    }) as typeof this.query;
  }

  #closeAfterTimeout(error: Error): void {
    if (error.message === 'Query read timeout') void this.end();
  }
}

/** A pool that survives lost connections. Callers get an error that isDatabaseUnavailable recognises. */
export function createPool(options: PoolOptions): pg.Pool {
  const queryTimeoutMilliseconds = options.queryTimeoutMilliseconds ?? answerMilliseconds;
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    Client: SiteClient,
    application_name: 'thikana',
    max: options.maxConnections ?? 20,
    idleTimeoutMillis: minuteMilliseconds,
    connectionTimeoutMillis: answerMilliseconds,
    query_timeout: queryTimeoutMilliseconds,
    // The server's timeout is shorter, so that a merely slow query keeps its connection.
    statement_timeout: Math.ceil(queryTimeoutMilliseconds * 0.9),
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
  });
  // Without listeners, a lost connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
