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

/** What is told of mails that lie in the outbox, which on a terminal are there to be tried. */
const ofMails = ['to', 'link', 'file', 'subject'];

/** What is kept and shipped elsewhere says nothing of people. */
export function createMachineLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      serializers: { err: describeError },
      redact: { paths: ofMails, remove: true },
      hooks: {
        logMethod(inputs, method) {
          const [details] = inputs as unknown[];
          const cleaned = inputs.map((input: unknown) =>
            typeof input === 'string' ? withoutPersonalData(withoutValues(input, details)) : input,
          );
          method.apply(this, cleaned as typeof inputs);
        },
      },
    },
    ...(destination ? [destination] : []),
  );
}

/** A subject may hold the name of its sender or the title of a listing. */
function withoutValues(text: string, details: unknown): string {
  if (typeof details !== 'object' || details === null) return text;
  return Object.entries(details).reduce(
    (cleaned, [name, value]) =>
      ofMails.includes(name) && typeof value === 'string' ? cleaned.replaceAll(value, `[${name}]`) : cleaned,
    text,
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
