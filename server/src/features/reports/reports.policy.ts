import type { ReportSubjectKind } from '@thikana/contract/reports';
import type { ReportRow } from '../../platform/database/tables/trust-tables.ts';

/** Whether moderators read the messages of the conversation, and see who wrote them. */
export const isAboutConversation = (kind: ReportSubjectKind) => kind === 'conversation' || kind === 'refusal';

type Reported = Pick<ReportRow, 'reported_id' | 'settled_at'>;

/**
 * The person a case is about; reports come newest first. If two members of a conversation report each other, the case
 * is about the person with the oldest open report, so that reporting back does not reverse it.
 */
export function personOf(reports: readonly Reported[]): string | undefined {
  const waiting = reports.findLast((report) => report.settled_at === null);
  return (waiting ?? reports[0])?.reported_id ?? undefined;
}

/** The reports that are settled together. */
export function openAbout<T extends Reported>(reports: readonly T[], personId: string | undefined): T[] {
  return reports.filter(
    (report) => report.settled_at === null && (report.reported_id ?? undefined) === personId,
  );
}
