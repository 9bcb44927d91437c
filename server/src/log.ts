import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { createRepeatedLines } from './lib/repeated-lines.ts';
import { withoutPersonalData } from './lib/without-personal-data.ts';

/** Readable lines on a terminal, JSON elsewhere. */
export function createLog(level: string): Logger {
  if (!process.stdout.isTTY) return createMachineLog(level);
  return pino(
    { level, serializers: { err: describeError } },
    pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }),
  );
}

/** Pino's level for warnings. */
const warning = 40;

/** Emails in the outbox are logged with their links on a terminal, so that developers can open them. */
const ofMails = ['to', 'link', 'file', 'subject'];

/** Stored logs contain no personal data. */
export function createMachineLog(level: string, destination?: DestinationStream): Logger {
  const repeats = createRepeatedLines();
  return pino(
    {
      level,
      serializers: { err: describeError },
      redact: { paths: ofMails, remove: true },
      hooks: {
        logMethod(inputs, method, level) {
          const [details] = inputs as unknown[];
          // Repeated warnings during an overload or outage would fill the disk.
          const leftOut = level < warning ? 0 : repeats(sayingOf(inputs));
          if (leftOut === undefined) return;
          const cleaned = inputs.map((input: unknown) =>
            typeof input === 'string' ? withoutPersonalData(withoutValues(input, details)) : input,
          );
          if (leftOut > 0 && isObject(details)) cleaned[0] = { ...details, leftOut };
          method.apply(this, cleaned as typeof inputs);
        },
      },
    },
    ...(destination ? [destination] : []),
  );
}

/** The text of a line without its subject. */
function sayingOf(inputs: readonly unknown[]): string {
  const { status, err } = (isObject(inputs[0]) ? inputs[0] : {}) as { status?: unknown; err?: unknown };
  const text = inputs.find((input) => typeof input === 'string') ?? '';
  return [text, status, err instanceof Error ? err.message : ''].join(' ');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A subject may contain a sender's name or a listing's title. */
function withoutValues(text: string, details: unknown): string {
  if (!isObject(details)) return text;
  return Object.entries(details).reduce(
    (cleaned, [name, value]) =>
      ofMails.includes(name) && typeof value === 'string' ? cleaned.replaceAll(value, `[${name}]`) : cleaned,
    text,
  );
}

/** Drops other properties: databases and mail servers quote what they were sent. */
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
