import { wrk } from './wrk.ts';

export type Subject = { name: string } & (
  | { url: string; headers?: Record<string, string>; addresses?: readonly string[] }
  /** Measures something other than a server; returns the operations per second. */
  | { ask: (seconds: number) => Promise<number> }
);

export interface Rates {
  /** Requests per second, the median of all rounds. */
  perSecond(name: string): number;
  /**
   * The rate as a share of another subject's, the median of all rounds. Noise that lasts longer than a round cancels
   * out.
   */
  share(name: string, of: string): number;
}

/** Measures the subjects in turn, in short rounds. */
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
  return (await wrk({ ...subject, seconds })).perSecond;
}

/** NaN if there are no figures. */
export function middle(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
