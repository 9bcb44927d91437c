import { sql, type Transaction } from 'kysely';
import { listingUrl } from '../../lib/addresses.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AddressedMail } from '../../platform/mail/mailer.ts';
import { listingRows, offerText, presentListing } from '../listings/listings.feature.ts';
import { alertLink } from './alert-links.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
import { describeSearch } from './describe-search.ts';
import { newMatchesMail } from './mails/new-matches-mail.ts';
import { searchAddress } from './saved-query.ts';

const listingsPerMail = 10;

export interface DueMatch {
  recipient_id: string;
  listing_id: string;
  search_id: string;
}

/** One email per reader. Listings that were taken down in the meantime are left out. */
export async function composeMatches(
  dependencies: AlertsDependencies,
  transaction: Transaction<Tables>,
  matches: readonly DueMatch[],
): Promise<AddressedMail[]> {
  if (matches.length === 0) return [];
  const { site } = dependencies;
  const listings = await entriesOf(transaction, idsOf(matches, 'listing_id'), site.publicUrl);
  const searches = await searchesOf(transaction, idsOf(matches, 'search_id'));
  const byReader = Map.groupBy(matches, ({ recipient_id }) => recipient_id);
  const addresses = await addressesOf(transaction, [...byReader.keys()]);
  return [...byReader].flatMap(([id, own]) => {
    const to = addresses.get(id);
    const found = idsOf(own, 'listing_id').flatMap((listing) => listings.get(listing) ?? []);
    const asked = idsOf(own, 'search_id').flatMap((search) => searches.get(search) ?? []);
    if (to === undefined || found.length === 0 || asked.length === 0) return [];
    const mail = newMatchesMail({
      siteName: site.name,
      found: found.slice(0, listingsPerMail),
      more: Math.max(0, found.length - listingsPerMail),
      searches: asked.map(({ label, query }) => ({
        label,
        link: `${site.publicUrl}${searchAddress(query)}`,
      })),
      manageLink: alertLink(dependencies, 'manage', id),
    });
    return [{ ...mail, to }];
  });
}

function idsOf(matches: readonly DueMatch[], name: keyof DueMatch): string[] {
  return [...new Set(matches.map((match) => match[name]))];
}

/** Public listings only. */
async function entriesOf(transaction: Transaction<Tables>, ids: readonly string[], publicUrl: string) {
  const listings = await listingRows(transaction).listPublicByIds(ids);
  return new Map(
    listings.map((listing) => {
      const link = listingUrl(publicUrl, listing);
      return [listing.id, { title: listing.title, text: offerText(presentListing(listing)), link }];
    }),
  );
}

async function searchesOf(transaction: Transaction<Tables>, ids: readonly string[]) {
  const rows = await transaction
    .selectFrom('saved_searches')
    .select(['id', 'query', 'search'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, query, search }) => [id, { query, label: describeSearch(search) }]));
}

async function addressesOf(transaction: Transaction<Tables>, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; email: string }>`
    select alert_recipients.id, coalesce(users.email, alert_recipients.email) as email
    from alert_recipients left join users on users.id = user_id
    where alert_recipients.id = any (${ids})`.execute(transaction);
  return new Map(rows.map(({ id, email }) => [id, email]));
}
