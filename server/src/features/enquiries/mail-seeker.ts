import { inCurrentLanguage } from '@thikana/contract/in-language';
import { listPaths } from '@thikana/contract/list-paths';
import type { Transaction } from 'kysely';
import { listingUrl, pageUrl } from '../../lib/addresses.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { titleOfConversation } from '../listings/listings.feature.ts';
import type { SweepDependencies } from './enquiries.dependencies.ts';
import { enquiryUnansweredMail } from './mails/enquiry-unanswered-mail.ts';
import type { PeopleOfEnquiry } from './people-of-enquiry.ts';

/** Emails a seeker that there will be no answer, or none yet, with similar listings. */
export async function mailSeeker(
  transaction: Transaction<Tables>,
  { mail, site, listSimilar }: SweepDependencies,
  { conversation, seeker }: PeopleOfEnquiry,
  why: 'unanswered' | 'gone',
): Promise<void> {
  if (!seeker?.is_verified || seeker.banned_at) return;
  const similar = conversation.listing_id ? await listSimilar(transaction, conversation.listing_id) : [];
  const titleFor = await titleOfConversation(transaction, conversation);
  await mail.enqueue(transaction, seeker, () =>
    enquiryUnansweredMail({
      siteName: site.name,
      name: seeker.name,
      title: titleFor(seeker.id),
      why,
      similar: similar.map(inCurrentLanguage).map((listing) => ({
        title: listing.title,
        text: listing.location,
        link: listingUrl(site.publicUrl, { id: listing._id, intent: listing.intent }),
      })),
      link: pageUrl(site.publicUrl, listPaths[conversation.listing_intent]),
    }),
  );
}
