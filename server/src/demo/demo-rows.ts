import { idTime } from '@thikana/contract/fields';
import type { Insertable } from 'kysely';
import { listingColumns } from '../features/listings/listings.feature.ts';
import { dayMilliseconds, hourMilliseconds } from '../lib/durations.ts';
import { newId } from '../lib/ids.ts';
import type { Tables } from '../platform/database/tables.ts';
import rejectionReasons from './data/rejection-reasons.json' with { type: 'json' };
import type { DemoCatalogue } from './demo-catalogue.ts';

const newestOwnerDays = 95;
/** One owner in this many has not confirmed the email address. */
const unverifiedEvery = 8;

/** Only the login owner has a password, so no one else can log in. */
export function ownerRows(
  { owners }: DemoCatalogue,
  now: Date,
  login: { email: string; passwordHash: string },
): Insertable<Tables['users']>[] {
  return owners.map(({ name, email, phone }, index) => {
    const createdAt = daysBefore(now, newestOwnerDays + index * 9);
    const isLogin = email === login.email;
    return {
      id: newId(createdAt),
      name,
      email,
      email_key: email.toLowerCase(),
      phone,
      password_hash: isLogin ? login.passwordHash : null,
      is_verified: isLogin || (index + 1) % unverifiedEvery !== 0,
      created_at: createdAt,
    };
  });
}

/** In the order of the catalogue. */
export function listingRows(
  { listings }: DemoCatalogue,
  owners: readonly { id: string }[],
  now: Date,
): Insertable<Tables['listings']>[] {
  return listings.map((listing) => {
    const postedAt = daysBefore(now, listing.postedDaysAgo);
    return {
      ...listingColumns(listing.fields, 'printed'),
      id: newId(postedAt),
      owner_id: idAt(owners, listing.ownerIndex),
      approval_status: listing.status,
      // All owners have answered their availability checks.
      confirmed_at: listing.status === 'approved' ? daysBefore(now, listing.postedDaysAgo % 20) : null,
      created_at: postedAt,
      updated_at: postedAt,
    };
  });
}

export function picturePlaces(
  { listings }: DemoCatalogue,
  rows: readonly { id: string }[],
  pictures: ReadonlyMap<string, { id: string }>,
): Insertable<Tables['listing_pictures']>[] {
  return listings.flatMap(({ pictureFiles }, index) =>
    pictureFiles.flatMap((file, position) => {
      const picture = pictures.get(file);
      return picture ? [{ listing_id: idAt(rows, index), position, picture_id: picture.id }] : [];
    }),
  );
}

/** The time that a review took. */
const reviewMilliseconds = 3 * hourMilliseconds;

/** The reasons that owners of rejected listings read. */
export function rejectionRows(
  { listings }: DemoCatalogue,
  rows: readonly { id: string }[],
): Insertable<Tables['listing_decisions']>[] {
  const rejected = rows.filter((_, index) => listings[index]?.status === 'rejected');
  return rejected.map(({ id }, index) => ({
    listing_id: id,
    from_status: 'pending',
    to_status: 'rejected',
    decided_at: new Date(idTime(id).getTime() + reviewMilliseconds),
    announced_at: new Date(),
    reason: rejectionReasons[index % rejectionReasons.length],
  }));
}

export function idOf(owners: readonly { id: string; email: string }[], email: string): string {
  return idAt(
    owners,
    owners.findIndex((owner) => owner.email === email),
  );
}

function idAt(rows: readonly { id: string }[], index: number): string {
  const row = rows[index];
  if (!row) throw new Error(`The demo catalogue refers to entry ${index}, which does not exist.`);
  return row.id;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMilliseconds);
}
