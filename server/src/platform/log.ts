import type { FastifyBaseLogger } from 'fastify';

/** What every part writes its messages to. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;
