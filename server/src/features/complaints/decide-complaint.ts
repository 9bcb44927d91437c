import type { ComplaintCase, decideComplaintBody } from '@thikana/contract/complaints';
import { AppError } from '@thikana/contract/errors';
import type { z } from 'zod';
import { m } from '../../paraglide/messages.js';
import { recordAudit } from '../audit/audit.feature.ts';
import { complaintLink } from './complaint-links.ts';
import type { ComplaintsDependencies } from './complaints.dependencies.ts';
import { presentCase } from './complaints.presenter.ts';
import { complaintsRepository } from './complaints.repository.ts';
import { complaintDecidedMail } from './mails/complaint-decided-mail.ts';
import { appealableUntil } from './view-complaint.ts';

export async function viewComplaintCase(
  { db, now }: Pick<ComplaintsDependencies, 'db' | 'now'>,
  number: string,
): Promise<ComplaintCase> {
  const complaints = complaintsRepository(db);
  const complaint = await complaints.find(number);
  if (!complaint) throw new AppError('complaint_not_found');
  return presentCase(complaint, await complaints.listStages(number), now());
}

/** Stores the decision on a complaint or its appeal, and emails outcome and reason to the person who filed it. */
export async function decideComplaint(
  dependencies: ComplaintsDependencies,
  adminId: string,
  number: string,
  { stage, outcome, reason }: z.output<typeof decideComplaintBody>,
): Promise<ComplaintCase> {
  const { db, mail, site, now } = dependencies;
  await db.transaction().execute(async (transaction) => {
    const complaints = complaintsRepository(transaction);
    const complaint = await complaints.find(number);
    if (!complaint) throw new AppError('complaint_not_found');
    const isDecided = await complaints.decide({ number, stage }, { outcome, reason, by: adminId, at: now() });
    if (!isDecided) throw new AppError('complaint_decided');
    await recordAudit(transaction, {
      adminId,
      action: 'complaint.decide',
      subject: { id: number, label: number },
      // The log is kept longer than the texts of complaints.
      detail: () => m.complaints_outcome({ outcome }),
    });
    const { email, language } = complaint;
    if (!email) return;
    const appealUntil = appealableUntil(await complaints.listStages(number));
    await mail.enqueue(transaction, { email, language }, () => {
      const link = complaintLink(dependencies, complaint);
      return complaintDecidedMail({ siteName: site.name, number, stage, outcome, reason, appealUntil, link });
    });
  });
  return viewComplaintCase(dependencies, number);
}
