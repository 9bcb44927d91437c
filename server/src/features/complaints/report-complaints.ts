import { cityDay, startOfCityDay } from '@thikana/contract/city-time';
import { complaintKinds } from '@thikana/contract/complaint-kinds';
import type { ComplaintReport, ComplaintReportRow } from '@thikana/contract/complaints';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ComplaintsDependencies } from './complaints.dependencies.ts';

const columns = [
  ...(['received', 'upheld', 'partly', 'declined'] as const),
  ...(['open', 'late', 'appeals', 'changed'] as const),
];

/** The complaints that were filed in a month of the city, YYYY-MM, by kind. */
export async function reportComplaints(
  { db, now }: Pick<ComplaintsDependencies, 'db' | 'now'>,
  month = cityDay(now()).slice(0, 7),
): Promise<ComplaintReport> {
  return { month, rows: await countComplaints({ db, now }, month) };
}

/** The counts of every kind, also of those without complaints. */
export async function countComplaints(
  { db, now }: Pick<ComplaintsDependencies, 'db' | 'now'>,
  month: string,
): Promise<ComplaintReportRow[]> {
  const found = await countByKind(db, month, now());
  return complaintKinds.map((kind) => found.find((row) => row.kind === kind) ?? { kind, ...noneOf() });
}

const noneOf = () =>
  Object.fromEntries(columns.map((column) => [column, 0])) as Omit<ComplaintReportRow, 'kind'>;

async function countByKind(db: Kysely<Tables>, month: string, now: Date): Promise<ComplaintReportRow[]> {
  const outcomeIs = (outcome: string) =>
    sql`(count(*) filter (where complaint.outcome = ${outcome}))::integer as ${sql.ref(outcome)}`;
  const { rows } = await sql<ComplaintReportRow>`
    select kind, count(*)::integer as received,
      ${outcomeIs('upheld')}, ${outcomeIs('partly')}, ${outcomeIs('declined')},
      (count(*) filter (where complaint.outcome is null))::integer as open,
      (count(*) filter (where coalesce(complaint.decided_at, ${now}) >= complaint.due_at))::integer as late,
      count(appeal.number)::integer as appeals,
      (count(*) filter (where appeal.outcome <> complaint.outcome))::integer as changed
    from complaints
    join complaint_stages complaint on complaint.number = complaints.number and complaint.stage = 'complaint'
    left join complaint_stages appeal on appeal.number = complaints.number and appeal.stage = 'appeal'
    where filed_at >= ${startOfCityDay(`${month}-01`)} and filed_at < ${startOfCityDay(`${monthAfter(month, 1)}-01`)}
    group by kind`.execute(db);
  return rows;
}

/** The month, YYYY-MM, this many months after another. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}
