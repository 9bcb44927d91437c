import type { Transaction } from 'kysely';
import { pageUrl } from '../../lib/addresses.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { signAnswerLink } from './answer-links.ts';
import type { SweepDependencies } from './enquiries.dependencies.ts';
import { enquiriesRepository } from './enquiries.repository.ts';
import { enquiryReminderMail } from './mails/enquiry-reminder-mail.ts';
import { type PeopleOfEnquiry, peopleOfEnquiry } from './people-of-enquiry.ts';

/** Reminds one owner of an enquiry, once, with the buttons to answer it. Returns whether one was due. */
export function remindOwners(dependencies: SweepDependencies): Promise<boolean> {
  const at = dependencies.now();
  return dependencies.db.transaction().execute(async (transaction) => {
    const enquiries = enquiriesRepository(transaction);
    const enquiry = await enquiries.lockDue('reminded_at', at);
    if (!enquiry) return false;
    await enquiries.mark(enquiry.conversation_id, 'reminded_at', at);
    await mailOwner(transaction, dependencies, await peopleOfEnquiry(transaction, enquiry.conversation_id));
    return true;
  });
}

async function mailOwner(
  transaction: Transaction<Tables>,
  dependencies: SweepDependencies,
  { conversation, owner }: PeopleOfEnquiry,
): Promise<void> {
  const { mail, site } = dependencies;
  if (!owner || owner.banned_at) return;
  const first = await transaction
    .selectFrom('messages')
    .leftJoin('introductions', 'introductions.conversation_id', 'messages.conversation_id')
    .select(['text', 'introduction'])
    .where('messages.conversation_id', '=', conversation.id)
    .orderBy('number')
    .executeTakeFirst();
  const page = `/dashboard/messages/${conversation.id}`;
  await mail.enqueue(transaction, owner, () =>
    enquiryReminderMail({
      siteName: site.name,
      name: owner.name,
      title: conversation.listing_title,
      seekerNumber: conversation.seeker_number ?? 1,
      // The address is unconfirmed, so its reader only learns that an enquiry waits.
      enquiry: owner.is_verified
        ? {
            text: first?.text ?? '',
            introduction: first?.introduction ?? undefined,
            answerLink: signAnswerLink(dependencies, { conversationId: conversation.id, owner }),
          }
        : undefined,
      link: pageUrl(site.publicUrl, page),
    }),
  );
}
