import type { Transaction } from 'kysely';
import { listingUrl, pageUrl } from '../../lib/addresses.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { isPublic } from '../listings/listings.feature.ts';
import type { BadgesDependencies } from './badges.dependencies.ts';
import { badgesRepository } from './badges.repository.ts';

interface ToOwner {
  siteName: string;
  name: string;
  title: string;
  /** The public page of the listing, or the owner's listings while it is not public. */
  link: string;
}

/** Emails the owner of a listing about a decision on its badges. */
export async function mailOwner(
  { mail, site }: Pick<BadgesDependencies, 'mail' | 'site'>,
  transaction: Transaction<Tables>,
  listing: ListingRow,
  compose: (to: ToOwner) => Mail,
): Promise<void> {
  const owner = await badgesRepository(transaction).findUser(listing.owner_id);
  if (!owner) return;
  await mail.enqueue(transaction, owner, () => {
    const link = isPublic(listing)
      ? listingUrl(site.publicUrl, listing)
      : pageUrl(site.publicUrl, '/dashboard/view-your-listings');
    return compose({ siteName: site.name, name: owner.name, title: listing.title, link });
  });
}
