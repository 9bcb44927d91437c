import { cityDay } from '@thikana/contract/city-time';
import { fewComplaints, type PublicComplaintReport } from '@thikana/contract/complaints';
import { AppError } from '@thikana/contract/errors';
import type { ComplaintsDependencies } from './complaints.dependencies.ts';
import { complaintsRepository } from './complaints.repository.ts';
import { countComplaints, monthAfter } from './report-complaints.ts';

const mostMonths = 24;

/**
 * The report of a month that is over. A kind with few complaints has no counts, so that they do not reveal how one of them
 * was decided.
 */
export async function publishReport(
  { db, now }: Pick<ComplaintsDependencies, 'db' | 'now'>,
  month?: string,
): Promise<PublicComplaintReport> {
  const months = await listMonths({ db, now });
  const shown = month ?? months[0];
  if (shown === undefined || !months.includes(shown)) throw new AppError('not_found');
  const rows = await countComplaints({ db, now }, shown);
  return {
    month: shown,
    months,
    rows: rows.map((row) =>
      row.received > 0 && row.received < fewComplaints
        ? { kind: row.kind, isFew: true }
        : { ...row, isFew: false },
    ),
  };
}

/** From the last month that is over back to that of the first complaint. */
async function listMonths({ db, now }: Pick<ComplaintsDependencies, 'db' | 'now'>): Promise<string[]> {
  const present = cityDay(now()).slice(0, 7);
  const last = monthAfter(present, -1);
  const first = await complaintsRepository(db).findFirstTime();
  const firstMonth = first ? cityDay(first).slice(0, 7) : last;
  return Array.from({ length: mostMonths }, (_, back) => monthAfter(last, -back)).filter(
    (month, back) => back === 0 || month >= firstMonth,
  );
}
