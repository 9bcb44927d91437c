import { inCurrentLanguage } from '@thikana/contract/in-language';
import { sql, type Transaction } from 'kysely';
import { listingUrl, pageUrl } from '../../lib/addresses.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { listingRows, lowerOfferText, presentListing, wherePublic } from '../listings/listings.feature.ts';
import { alertLink } from './alert-links.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
import { recipientOfUser } from './find-recipient.ts';
import { priceDropMail } from './mails/price-drop-mail.ts';

const changesAtOnce = 500;
/** The price that was entered, for land per unit: land totals also change with the unit weights. */
const asked = sql`coalesce(rent_rupees, price_rupees, price_per_unit_rupees)`;

interface Change {
  user_id: string;
  listing_id: string;
  earlier_rupees: number;
  is_lower: boolean;
}

/**
 * Notifies accounts of lower prices on their shortlist. A higher price, or a change while alerts are off, only updates
 * the stored price.
 */
export async function mailPriceDrops(dependencies: AlertsDependencies): Promise<void> {
  const { isOn } = (await dependencies.settings.get()).alerts;
  let changed = changesAtOnce;
  while (changed === changesAtOnce) {
    changed = await dependencies.db.transaction().execute(async (transaction) => {
      const changes = await takeChanges(transaction);
      const lower = Map.groupBy(
        changes.filter(({ is_lower }) => isOn && is_lower),
        ({ user_id }) => user_id,
      );
      for (const [userId, own] of lower) {
        await tell(dependencies, transaction, userId, own);
      }
      return changes.length;
    });
  }
}

async function takeChanges(transaction: Transaction<Tables>): Promise<Change[]> {
  const { rows } = await sql<Change>`
    with changed as (
      select user_id, listing_id, known_rupees, ${asked} as rupees
      from shortlisted_listings join listings on listings.id = listing_id
      where ${wherePublic} and known_rupees <> ${asked}
      limit ${changesAtOnce}
      for update of shortlisted_listings skip locked)
    update shortlisted_listings set known_rupees = changed.rupees
    from changed
    where shortlisted_listings.user_id = changed.user_id
      and shortlisted_listings.listing_id = changed.listing_id
    returning changed.user_id, changed.listing_id, changed.known_rupees as earlier_rupees, changed.rupees < changed.known_rupees as is_lower`.execute(
    transaction,
  );
  return rows;
}

async function tell(
  dependencies: AlertsDependencies,
  transaction: Transaction<Tables>,
  userId: string,
  lowered: readonly Change[],
): Promise<void> {
  const { site } = dependencies;
  const recipient = await recipientOfUser(transaction, userId);
  if (recipient.isPaused || !recipient.isConfirmed) return;
  const ids = lowered.map(({ listing_id }) => listing_id);
  const listings = new Map(
    (await listingRows(transaction).listPublicByIds(ids)).map((listing) => [listing.id, listing]),
  );
  const cheaper = lowered.flatMap(({ listing_id, earlier_rupees: earlier }) => {
    const listing = listings.get(listing_id);
    return listing ? { listing, earlier } : [];
  });
  await dependencies.mail.enqueue(transaction, recipient, () =>
    priceDropMail({
      siteName: site.name,
      name: recipient.name,
      cheaper: cheaper.map(({ listing: row, earlier }) => {
        const listing = inCurrentLanguage(presentListing(row));
        return {
          title: listing.title,
          text: lowerOfferText(listing, earlier),
          link: listingUrl(site.publicUrl, row),
        };
      }),
      link: pageUrl(site.publicUrl, '/shortlist'),
      manageLink: alertLink(dependencies, recipient.id),
    }),
  );
}
