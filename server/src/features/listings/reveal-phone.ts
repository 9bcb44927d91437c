import { createHash } from 'node:crypto';
import { cityDay } from '@thikana/contract/city-time';
import { sql, type Transaction } from 'kysely';
import { mayModerate, type Viewer } from '../../http/viewer.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';

/**
 * Whether this viewer may see this owner's phone number today. A number seen before costs nothing; moderators,
 * administrators and the owner are not counted.
 */
export async function revealPhone(
  { db, settings, now }: Pick<ListingsDependencies, 'db' | 'settings' | 'now'>,
  viewer: Viewer,
  ownerId: string,
): Promise<'shown' | 'withheld'> {
  if (mayModerate(viewer.user) || viewer.user?.id === ownerId) return 'shown';
  const visitor = visitorKey(viewer);
  const day = cityDay(now());
  const { phoneNumbersADay } = await settings.get();
  const allowance = phoneNumbersADay[viewer.user ? 'signedIn' : 'anonymous'];
  return db.transaction().execute(async (transaction) => {
    await lockReveals(transaction, visitor);
    const seen = await transaction
      .selectFrom('phone_reveals')
      .select('owner_id')
      .where('visitor', '=', visitor)
      .where('day', '=', day)
      .limit(allowance)
      .execute();
    if (seen.some((reveal) => reveal.owner_id === ownerId)) return 'shown';
    if (seen.length >= allowance) return 'withheld';
    await transaction.insertInto('phone_reveals').values({ visitor, day, owner_id: ownerId }).execute();
    return 'shown';
  });
}

/** Serialises what one visitor is shown, so that simultaneous requests do not exceed the allowance. */
async function lockReveals(transaction: Transaction<Tables>, visitor: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`phone-reveals-${visitor}`}))`.execute(transaction);
}

/** An account, or a hash of an IP address that is deleted after the day. */
function visitorKey({ user, address }: Viewer): string {
  if (user) return user.id;
  return createHash('sha256').update(`visitor ${address}`).digest('base64url');
}
