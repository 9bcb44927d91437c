import type { Transaction } from 'kysely';
import { pageUrl } from '../../lib/addresses.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { FeaturedSlotRow } from '../../platform/database/tables/promotion-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { paymentArrivedMail } from './mails/payment-arrived-mail.ts';
import { paymentNotFoundMail } from './mails/payment-not-found-mail.ts';
import { placeEndedMail } from './mails/place-ended-mail.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';

type Dependencies = Pick<PromotionDependencies, 'mail' | 'site'>;
type Paid = Pick<FeaturedSlotRow, 'price_rupees' | 'reference'>;

/** Notifies the owner that the place has begun, also if the browser did not return from the payment page. */
export function mailPaymentArrived(
  transaction: Transaction<Tables>,
  dependencies: Dependencies,
  listing: ListingRow,
  { price_rupees: priceRupees, reference, endsAt }: Paid & { endsAt: Date },
): Promise<void> {
  return mailOwner(transaction, dependencies, listing, (shown) =>
    paymentArrivedMail({ ...shown, priceRupees, reference: reference ?? '', endsAt }),
  );
}

export function mailPaymentNotFound(
  transaction: Transaction<Tables>,
  dependencies: Dependencies,
  listing: ListingRow,
  { price_rupees: priceRupees, reference, reason }: Paid & { reason: string },
): Promise<void> {
  return mailOwner(transaction, dependencies, listing, (shown) =>
    paymentNotFoundMail({ ...shown, priceRupees, reference: reference ?? '', reason }),
  );
}

export function mailPlaceEnded(
  transaction: Transaction<Tables>,
  dependencies: Dependencies,
  listing: ListingRow,
  endsAt: Date,
): Promise<void> {
  return mailOwner(transaction, dependencies, listing, (shown) => placeEndedMail({ ...shown, endsAt }));
}

async function mailOwner(
  transaction: Transaction<Tables>,
  { mail, site }: Dependencies,
  { owner_id, title }: ListingRow,
  compose: (shown: { siteName: string; name: string; title: string; link: string }) => Mail,
): Promise<void> {
  const owner = await transaction
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('id', '=', owner_id)
    .executeTakeFirstOrThrow();
  await mail.enqueue(transaction, owner, () =>
    compose({
      siteName: site.name,
      name: owner.name,
      title,
      link: pageUrl(site.publicUrl, '/dashboard/promote'),
    }),
  );
}
