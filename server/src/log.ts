import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

/** Lines for people on a terminal, JSON for machines elsewhere. */
export function createLog(level: string): Logger {
  if (!process.stdout.isTTY) return pino({ level });
  return pino({ level }, pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }));
}
