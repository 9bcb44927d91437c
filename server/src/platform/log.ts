import type { FastifyBaseLogger } from 'fastify';

/** The logger interface. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;
