import type { ReportRow } from '../../platform/database/tables/trust-tables.ts';

type Reported = Pick<ReportRow, 'reported_id' | 'settled_at'>;

/**
 * Whom a case is about, of its reports with the newest first. Two who talk may report each other: then it is about the
 * one who has been reported for longest and not been answered for, so that nobody turns it round by reporting back.
 */
export function personOf(reports: readonly Reported[]): string | undefined {
  const waiting = reports.findLast((report) => report.settled_at === null);
  return (waiting ?? reports[0])?.reported_id ?? undefined;
}

/** Those of the reports that are settled together. */
export function openAbout<T extends Reported>(reports: readonly T[], personId: string | undefined): T[] {
  return reports.filter(
    (report) => report.settled_at === null && (report.reported_id ?? undefined) === personId,
  );
}
