import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { withoutPersonalData } from './lib/without-personal-data.ts';

/** Lines for people on a terminal, JSON for machines elsewhere. */
export function createLog(level: string): Logger {
  if (!process.stdout.isTTY) return createMachineLog(level);
  return pino(
    { level, serializers: { err: describeError } },
    pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }),
  );
}

/** What is kept and shipped elsewhere says nothing of people. */
export function createMachineLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      serializers: { err: describeError },
      // Mails that lie in the outbox, which on a terminal are there to be tried.
      redact: { paths: ['to', 'link', 'file', 'subject'], remove: true },
      hooks: {
        logMethod(inputs, method) {
          const cleaned = inputs.map((input: unknown) =>
            typeof input === 'string' ? withoutPersonalData(input) : input,
          );
          method.apply(this, cleaned as typeof inputs);
        },
      },
    },
    ...(destination ? [destination] : []),
  );
}

/** Not what else hangs on it: databases and mail servers quote what they were sent. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutPersonalData(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutPersonalData(error.message),
    ...(code === undefined ? {} : { code }),
    stack: withoutPersonalData(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
