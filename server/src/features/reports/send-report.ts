import { AppError } from '@thikana/contract/errors';
import type { reportBody } from '@thikana/contract/reports';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { pageUrl } from '../../lib/addresses.ts';
import { newId } from '../../lib/ids.ts';
import { m } from '../../paraglide/messages.js';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { hideListings } from '../listings/listings.feature.ts';
import { findSubject } from './find-subject.ts';
import { listingHeldMail } from './mails/listing-held-mail.ts';
import type { ReportsDependencies } from './reports.dependencies.ts';
import { isAboutConversation } from './reports.policy.ts';
import { reportsRepository } from './reports.repository.ts';

/** Stores a report of a person with a confirmed email address, once per subject. */
export async function sendReport(
  dependencies: ReportsDependencies,
  reporterId: string,
  { subjectKind, subjectId, reason, text }: z.output<typeof reportBody>,
): Promise<void> {
  const { reportsThatHide } = await dependencies.settings.get();
  await dependencies.db.transaction().execute(async (transaction) => {
    const reports = reportsRepository(transaction);
    const reporter = await reports.findPerson(reporterId);
    if (!reporter?.is_verified) throw new AppError('email_unconfirmed');
    const subject = { kind: subjectKind, id: subjectId };
    const { id, label, personId } = await findSubject(transaction, dependencies, subject, reporterId);
    if (personId === reporterId) throw new AppError('own_report');
    const reportId = newId(dependencies.now());
    const isNew = await reports.insert({
      id: reportId,
      subject_kind: subjectKind,
      subject_id: id,
      subject_label: label,
      reported_id: personId,
      reporter_id: reporterId,
      reason,
      text: text ?? null,
    });
    if (!isNew) throw new AppError('already_reported');
    if (isAboutConversation(subjectKind))
      await dependencies.conversationsIn(transaction).keepEnd(subjectId, reportId);
    if (subjectKind === 'listing' && reason === 'not-available')
      await holdIfMany(transaction, dependencies, {
        listingId: subjectId,
        title: label,
        ownerId: personId,
        reportsThatHide,
      });
  });
}

interface Doubted {
  listingId: string;
  title: string;
  ownerId: string;
  /** The number of people whose reports hide a listing until an administrator has reviewed it. */
  reportsThatHide: number;
}

async function holdIfMany(
  transaction: Transaction<Tables>,
  { mail, site, now }: ReportsDependencies,
  { listingId, title, ownerId, reportsThatHide }: Doubted,
): Promise<void> {
  const reports = reportsRepository(transaction);
  const people = await reports.countUnavailable(listingId);
  if (people < reportsThatHide) return;
  await hideListings(transaction, { ids: [listingId] }, 'reported', now());
  await recordAudit(transaction, {
    adminId: null,
    action: 'listing.hold',
    subject: { id: listingId, label: title },
    detail: () => m.reports_held({ people }),
  });
  const owner = await reports.findPerson(ownerId);
  if (!owner) return;
  await mail.enqueue(transaction, owner, () =>
    listingHeldMail({
      siteName: site.name,
      name: owner.name,
      title,
      link: pageUrl(site.publicUrl, '/dashboard/view-your-listings'),
    }),
  );
}
