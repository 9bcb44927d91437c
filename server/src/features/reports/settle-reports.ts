import { AppError } from '@thikana/contract/errors';
import type { ReportAction, ReportOutcome, settleBody } from '@thikana/contract/reports';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { pageUrl } from '../../lib/addresses.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { actOnReports } from './act-on-reports.ts';
import { reportAnsweredMail } from './mails/report-answered-mail.ts';
import type { ReportsDependencies } from './reports.dependencies.ts';
import { openAbout, personOf } from './reports.policy.ts';
import { reportsRepository, type Subject } from './reports.repository.ts';

const outcomes: Record<ReportAction, ReportOutcome> = {
  dismiss: 'dismissed',
  warn: 'warned',
  hide: 'hidden',
  reject: 'rejected',
  ban: 'banned',
};

/** Settles all reports about a subject with one action and emails the reporters. */
export async function settleReports(
  dependencies: ReportsDependencies,
  adminId: string,
  subject: Subject,
  { action, note }: z.output<typeof settleBody>,
): Promise<void> {
  await dependencies.db.transaction().execute(async (transaction) => {
    const reports = reportsRepository(transaction);
    const all = await reports.listForUpdate(subject);
    const [newest] = all;
    if (!newest) throw new AppError('report_not_found');
    const personId = personOf(all);
    const open = openAbout(all, personId);
    // Another administrator settled them. A listing that is still hidden can be shown again.
    if (open.length === 0 && action !== 'dismiss') return;
    await actOnReports(transaction, dependencies, {
      adminId,
      subject: { ...subject, label: newest.subject_label },
      personId,
      action,
      note,
      isOpen: open.length > 0,
    });
    if (open.length === 0) return;
    const ids = open.map((report) => report.id);
    await dependencies.pictures.release(
      transaction,
      await dependencies.conversationsIn(transaction).forgetEnd(ids),
    );
    await reports.settle(ids, {
      outcome: outcomes[action],
      note: note ?? null,
      by: adminId,
      at: dependencies.now(),
    });
    const reporterIds = open.flatMap((report) => report.reporter_id ?? []);
    await tellReporters(transaction, dependencies, reporterIds, newest.subject_label, action);
  });
}

async function tellReporters(
  transaction: Transaction<Tables>,
  { mail, site }: ReportsDependencies,
  reporterIds: readonly string[],
  label: string,
  action: ReportAction,
): Promise<void> {
  for (const reporter of await reportsRepository(transaction).listPeople(reporterIds)) {
    await mail.enqueue(transaction, reporter, () =>
      reportAnsweredMail({
        siteName: site.name,
        name: reporter.name,
        label,
        hasActed: action !== 'dismiss',
        link: pageUrl(site.publicUrl, '/contact'),
      }),
    );
  }
}
