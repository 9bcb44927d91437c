import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);
const autocannon = createRequire(import.meta.url).resolve('autocannon');
const connections = 32;

export type Subject = { name: string } & (
  | { url: string; headers?: Record<string, string> }
  /** What is no server: how often it did its work in a second. */
  | { ask: (seconds: number) => Promise<number> }
);

export interface Rates {
  /** Requests a second, the middle one of all rounds. */
  perSecond(name: string): number;
  /** What part of the other's requests, the middle one of all rounds: noise that lasts longer than a round cancels out. */
  share(name: string, of: string): number;
}

/** Asks one after the other, in short rounds, each time by a client in a process of its own. */
export async function measureInRounds(
  subjects: readonly Subject[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Rates> {
  const rates = new Map<string, number[]>(subjects.map(({ name }) => [name, []]));
  for (const subject of subjects) await ask(subject, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) rates.get(subject.name)?.push(await ask(subject, seconds));
  }
  const of = (name: string) => rates.get(name) ?? [];
  return {
    perSecond: (name) => middle(of(name)),
    share: (name, other) => middle(of(name).map((rate, round) => rate / (of(other)[round] ?? rate))),
  };
}

async function ask(subject: Subject, seconds: number): Promise<number> {
  if ('ask' in subject) return subject.ask(seconds);
  const { name, url, headers = {} } = subject;
  const { stdout } = await run(process.execPath, [
    autocannon,
    ...['--json', '--no-progress', '-c', String(connections), '-d', String(seconds)],
    ...Object.entries(headers).flatMap(([header, value]) => ['-H', `${header}=${value}`]),
    url,
  ]);
  const { requests, non2xx, errors } = JSON.parse(stdout) as {
    requests: { average: number };
    non2xx: number;
    errors: number;
  };
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx + errors} requests failed.`);
  return requests.average;
}

/** Not a number where there are none. */
export function middle(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
