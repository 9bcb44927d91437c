import { expiry } from '@thikana/contract/expiry';
import type { PushNotice } from '@thikana/contract/push';
import type { Transaction } from 'kysely';
import { listingUrl, pageUrl } from '../../lib/addresses.ts';
import { minuteMilliseconds } from '../../lib/durations.ts';
import { reasonForReader } from '../../lib/reason-for-reader.ts';
import { m } from '../../paraglide/messages.js';
import type { Tables } from '../../platform/database/tables.ts';
import type { MailReader } from '../../platform/mail/mail-queue.ts';
import { announce } from './announcement.policy.ts';
import { decisionsRepository, type WaitingDecision } from './decisions.repository.ts';
import { listingApprovedMail } from './mails/listing-approved-mail.ts';
import { listingRejectedMail } from './mails/listing-rejected-mail.ts';
import { listingsDecidedMail } from './mails/listings-decided-mail.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';

const longestWaitMinutes = 10;

interface Owner extends MailReader {
  id: string;
  name: string;
}

/**
 * Tells owners and saved searches of the decisions that can no longer be undone: one email per owner. The transaction
 * that queues it also marks the decisions, so an undo comes before it or is refused.
 */
export async function announceDecisions(dependencies: ModerationDependencies): Promise<void> {
  const { db, now } = dependencies;
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const due = {
    last: before(expiry.decisionUndoSeconds * 1000),
    first: before(longestWaitMinutes * minuteMilliseconds),
  };
  const seen: string[] = [];
  for (let isMore = true; isMore; ) {
    isMore = await db.transaction().execute(async (transaction) => {
      const owner = await decisionsRepository(transaction).findDueOwner(due, seen);
      if (!owner) return false;
      seen.push(owner.id);
      await announceTo(transaction, dependencies, owner, due.last);
      return true;
    });
  }
}

async function announceTo(
  transaction: Transaction<Tables>,
  { mail, push, matchSavedSearches, site, now }: ModerationDependencies,
  owner: Owner,
  undoableAfter: Date,
): Promise<void> {
  const decisions = decisionsRepository(transaction);
  const { told, settled } = announce(await decisions.listWaitingForUpdate(owner.id), undoableAfter);
  await decisions.setAnnounced(settled, now());
  const approved = told.filter(({ to_status }) => to_status === 'approved');
  await matchSavedSearches(
    transaction,
    approved.map(({ listing_id }) => listing_id),
  );
  if (told.length === 0) return;
  await mail.enqueue(transaction, owner, () => decisionMail(owner, told, site));
  await push.enqueue(transaction, owner, () => decisionNotice(told));
}

function decisionNotice(told: readonly WaitingDecision[]): PushNotice {
  const [first] = told;
  const titleOfOne = first?.to_status === 'approved' ? m.push_approved() : m.push_rejected();
  return {
    title: told.length === 1 ? titleOfOne : m.push_decided(),
    body: told.map(({ title }) => title).join(', '),
    path: '/dashboard/view-your-listings',
    tag: 'decisions',
  };
}

function decisionMail(
  { name }: Owner,
  told: readonly WaitingDecision[],
  site: ModerationDependencies['site'],
) {
  const [first, ...others] = told;
  const recipient = {
    siteName: site.name,
    name,
    link: pageUrl(site.publicUrl, '/dashboard/view-your-listings'),
  };
  const linkTo = ({ listing_id: id, intent }: WaitingDecision) => listingUrl(site.publicUrl, { id, intent });
  if (first && others.length === 0) {
    const { title, reason, to_status } = first;
    return to_status === 'approved'
      ? listingApprovedMail({ ...recipient, title, link: linkTo(first) })
      : listingRejectedMail({ ...recipient, title, reason: reasonForReader(reason) });
  }
  const of = (status: string) => told.filter(({ to_status }) => to_status === status);
  return listingsDecidedMail({
    ...recipient,
    approved: of('approved').map((decision) => ({ title: decision.title, link: linkTo(decision) })),
    rejected: of('rejected').map(({ title, reason }) => ({ title, reason: reasonForReader(reason) })),
  });
}
