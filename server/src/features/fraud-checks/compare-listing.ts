import { sql } from 'kysely';
import { searchRepository, usualPriceOfKind } from '../search/search.feature.ts';
import type { FraudChecksDependencies } from './fraud-checks.dependencies.ts';
import { type Finding, signalsRepository } from './fraud-checks.repository.ts';
import { findLikePictures } from './similar-pictures.ts';
import { findLikeWording, wholeText } from './similar-wording.ts';
import { findOddPrice } from './unusual-price.ts';
import { bandsOf } from './wording.ts';

const mostAccounts = 5;

/**
 * Compares a listing with all others and stores the signals. Comparisons are serialised: one that started before an
 * edit could otherwise finish after the comparison of the edit.
 */
export async function compareListing(dependencies: FraudChecksDependencies, id: string): Promise<void> {
  // Pictures take long and never change, so they are processed before the lock is taken.
  await rememberPictures(dependencies, id);
  await dependencies.db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('compare listings', 0))`.execute(transaction);
    await compare(dependencies, id);
  });
}

async function compare(dependencies: FraudChecksDependencies, id: string): Promise<void> {
  const { db, now } = dependencies;
  const signals = signalsRepository(db);
  const listing = await signals.findListing(id);
  if (!listing) return;
  await rememberWording(signals, listing);
  const comparable = await searchRepository(db).findComparable(id);
  const usual = await usualPriceOfKind(db, listing);
  const samePhone = await signals.listSamePhone(listing.owner_id, mostAccounts);
  const findings: Finding[] = [
    ...samePhone.map((userId) => ({ kind: 'phone' as const, score: 1, other_user_id: userId })),
    ...(await findLikePictures(signals, listing)),
    ...(await findLikeWording(signals, listing)),
    ...findOddPrice(comparable?.comparable_rupees ?? null, usual?.median),
  ];
  await db
    .transaction()
    .execute((transaction) => signalsRepository(transaction).replace(id, findings, now()));
}

/** Stores the fingerprints that later listings are compared with. */
export async function rememberListing(dependencies: FraudChecksDependencies, id: string): Promise<void> {
  await rememberPictures(dependencies, id);
  const signals = signalsRepository(dependencies.db);
  const listing = await signals.findListing(id);
  if (listing) await rememberWording(signals, listing);
}

async function rememberPictures({ db, pictures }: FraudChecksDependencies, id: string): Promise<void> {
  const signals = signalsRepository(db);
  for (const { id: pictureId, width, finished_at } of await signals.listUnprinted(id)) {
    const fingerprint = await pictures.fingerprintOf({
      id: pictureId,
      width,
      isFinished: finished_at !== null,
    });
    if (fingerprint) await signals.saveFingerprint(pictureId, fingerprint);
  }
}

type Signals = ReturnType<typeof signalsRepository>;

function rememberWording(
  signals: Signals,
  listing: NonNullable<Awaited<ReturnType<Signals['findListing']>>>,
): Promise<void> {
  return signals.keepWording(listing.id, bandsOf(wholeText(listing)));
}
