import { complaintKinds } from '@thikana/contract/complaint-kinds';
import { type Kysely, sql } from 'kysely';
import { currentLaw, limitOf } from '#server/features/city/city.feature.ts';
import { clockOf } from '#server/features/complaints/complaint-clock.ts';
import { watchComplaints } from '#server/features/complaints/watch-complaints.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';

interface Simulation {
  cases: number;
  /** The cases are filed within this time. */
  filingHours: number;
  /** The time between two runs of the job. */
  stepMinutes: number;
  startsAt: Date;
}

interface Simulated {
  cases: number;
  warnings: number;
  escalations: number;
  /** Emails that should list a case and do not. */
  missed: number;
  /** Emails that list a case once more. */
  doubled: number;
  /** Emails about decided cases, and warnings after the limit. */
  wrong: number;
  runs: number;
}

interface Case {
  number: string;
  startedAt: number;
  warnAt: number;
  dueAt: number;
  decidedAt: number;
}

/** Numbers between 0 and 1 that are the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Files cases of all kinds on a virtual clock, decides each at a random time (some never), runs the job at every step at
 * which something can happen, and compares the emails with what should be in them.
 */
export async function simulateComplaints(db: Kysely<Tables>, simulation: Simulation): Promise<Simulated> {
  const cases = makeCases(simulation);
  for (let from = 0; from < cases.length; from += 2_000) await insert(db, cases.slice(from, from + 2_000));
  await sql`analyze complaint_stages`.execute(db);
  const told = { warning: new Map<string, number>(), escalation: new Map<string, number>() };
  const stepMilliseconds = simulation.stepMinutes * 60_000;
  const tickOf = (time: number) => Math.ceil(time / stepMilliseconds) * stepMilliseconds;
  const ticks = [...new Set(cases.flatMap(({ warnAt, dueAt }) => [tickOf(warnAt), tickOf(dueAt)]))].sort(
    (one, other) => one - other,
  );
  for (const tick of ticks) {
    await decideUntil(db, new Date(tick));
    await watchComplaints({
      db,
      mail: recorder(told),
      settings: { get: async () => ({ contactEmail: 'operator@example.org' }) } as never,
      site: { name: 'Thikana', publicUrl: 'http://localhost' },
      now: () => new Date(tick),
    });
  }
  const result = { cases: cases.length, warnings: 0, escalations: 0, missed: 0, doubled: 0, wrong: 0 };
  for (const each of cases) {
    const [warned, due] = [tickOf(each.warnAt), tickOf(each.dueAt)];
    const expected = {
      warning: warned < due && warned < each.decidedAt,
      escalation: due < each.decidedAt,
    };
    for (const what of ['warning', 'escalation'] as const) {
      const times = told[what].get(each.number) ?? 0;
      result[`${what}s`] += times;
      if (expected[what] && times === 0) result.missed += 1;
      if (times > 1) result.doubled += 1;
      if (!expected[what] && times > 0) result.wrong += 1;
    }
  }
  return { ...result, runs: ticks.length };
}

function makeCases({ cases, filingHours, startsAt }: Simulation): Case[] {
  const random = randomNumbers(20_261_125);
  const law = currentLaw();
  return Array.from({ length: cases }, (_, index) => {
    const startedAt = new Date(startsAt.getTime() + Math.floor(random() * filingHours * 3_600_000));
    const kind = complaintKinds[Math.floor(random() * complaintKinds.length)] ?? 'other';
    const { warnAt, dueAt } = clockOf(limitOf(law, kind), startedAt, law.working);
    // A third is decided before the warning, a third between, the others late or never.
    const length = dueAt.getTime() - startedAt.getTime();
    const decidedAt =
      random() < 0.1 ? Number.POSITIVE_INFINITY : startedAt.getTime() + Math.floor(length * random() * 1.5);
    return {
      number: `C-2026-${String(index + 1).padStart(6, '0')}`,
      startedAt: startedAt.getTime(),
      warnAt: warnAt.getTime(),
      dueAt: dueAt.getTime(),
      decidedAt,
    };
  });
}

/** The reason holds the time of the decision until the clock reaches it. */
async function insert(db: Kysely<Tables>, cases: readonly Case[]): Promise<void> {
  const complaints = cases.map(({ number, startedAt }) => ({
    ...{ number, kind: 'other' as const, email: null, email_key: null, key: null, page: null },
    ...{ language: 'en' as const, filed_at: new Date(startedAt) },
  }));
  await db.insertInto('complaints').values(complaints).execute();
  const stages = cases.map(({ number, startedAt, warnAt, dueAt, decidedAt }) => ({
    ...{ number, stage: 'complaint' as const, text: null },
    ...{ started_at: new Date(startedAt), warn_at: new Date(warnAt), due_at: new Date(dueAt) },
    reason: Number.isFinite(decidedAt) ? new Date(decidedAt).toISOString() : null,
  }));
  await db.insertInto('complaint_stages').values(stages).execute();
}

/** Only those that would be in an email otherwise: a decision before that changes nothing. */
async function decideUntil(db: Kysely<Tables>, at: Date): Promise<void> {
  await sql`
    update complaint_stages set outcome = 'upheld', decided_at = reason::timestamptz
    where decided_at is null and reason::timestamptz <= ${at}
      and ((warned_at is null and warn_at <= ${at}) or due_at <= ${at})`.execute(db);
}

/** Reads the numbers from the emails that are queued. */
function recorder(told: Record<'warning' | 'escalation', Map<string, number>>): MailQueue {
  return {
    enqueue: () => Promise.reject(new Error('These emails go to several people.')),
    async enqueueAll(_transaction, mails) {
      const [first] = mails;
      const { subject, text } = first?.compose() ?? { subject: '', text: '' };
      const numbers = told[subject.includes('past') ? 'escalation' : 'warning'];
      for (const [number] of text.matchAll(/C-\d{4}-\d{6,}/g))
        numbers.set(number, (numbers.get(number) ?? 0) + 1);
    },
  };
}
