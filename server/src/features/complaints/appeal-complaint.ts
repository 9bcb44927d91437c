import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { ComplaintsRow } from '../../platform/database/tables/complaint-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { currentLaw } from '../city/city.feature.ts';
import { clockOf } from './complaint-clock.ts';
import { complaintLink, readComplaintLink } from './complaint-links.ts';
import type { ComplaintsDependencies } from './complaints.dependencies.ts';
import { complaintsRepository } from './complaints.repository.ts';
import { complaintReceivedMail } from './mails/complaint-received-mail.ts';
import { appealableUntil } from './view-complaint.ts';

/** Starts the appeal against the decision on a complaint, once. */
export async function appealComplaint(
  dependencies: ComplaintsDependencies,
  token: string,
  text: string,
): Promise<void> {
  const { db, now } = dependencies;
  const number = readComplaintLink(dependencies, token);
  const at = now();
  await db.transaction().execute(async (transaction) => {
    const complaints = complaintsRepository(transaction);
    const complaint = await complaints.find(number);
    if (!complaint) throw new AppError('complaint_link_invalid');
    const stages = await complaints.listStages(number);
    if (stages.length > 1) throw new AppError('complaint_appealed');
    const until = appealableUntil(stages);
    if (!until) throw new AppError('complaint_open');
    if (until <= at) throw new AppError('complaint_appeal_late');
    const { appeals, working } = currentLaw();
    const { warnAt, dueAt } = clockOf(appeals, at, working);
    const isNew = await complaints.insertStage({
      ...{ number, stage: 'appeal', text, started_at: at, warn_at: warnAt, due_at: dueAt },
    });
    if (!isNew) throw new AppError('complaint_appealed');
    await acknowledge(transaction, dependencies, complaint, dueAt);
  });
}

async function acknowledge(
  transaction: Transaction<Tables>,
  dependencies: ComplaintsDependencies,
  complaint: ComplaintsRow,
  dueAt: Date,
): Promise<void> {
  const { number, kind, email, language } = complaint;
  if (!email) return;
  const { mail, site } = dependencies;
  await mail.enqueue(transaction, { email, language }, () => {
    const link = complaintLink(dependencies, complaint);
    return complaintReceivedMail({ siteName: site.name, number, kind, stage: 'appeal', dueAt, link });
  });
}
