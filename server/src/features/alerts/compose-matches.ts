import { inCurrentLanguage } from '@thikana/contract/in-language';
import type { SiteLanguage } from '@thikana/contract/language';
import { resultsPath } from '@thikana/contract/list-paths';
import type { SearchFilter } from '@thikana/contract/search/filters';
import { sql, type Transaction } from 'kysely';
import { listingUrl, pageUrl } from '../../lib/addresses.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { MailReader, MailTo } from '../../platform/mail/mail-queue.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import {
  type ListingWithPictures,
  listingRows,
  offerText,
  presentListing,
} from '../listings/listings.feature.ts';
import { alertLink } from './alert-links.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
import { describeSearch } from './describe-search.ts';
import { newMatchesMail } from './mails/new-matches-mail.ts';

const listingsPerMail = 10;

export interface DueMatch {
  recipient_id: string;
  listing_id: string;
  search_id: string;
}

interface Found {
  listings: readonly ListingWithPictures[];
  searches: readonly { query: string; search: SearchFilter }[];
}

/** One email per reader. Listings that were taken down in the meantime are left out. */
export async function composeMatches(
  dependencies: AlertsDependencies,
  transaction: Transaction<Tables>,
  matches: readonly DueMatch[],
): Promise<MailTo[]> {
  if (matches.length === 0) return [];
  const listings = await listingsOf(transaction, idsOf(matches, 'listing_id'));
  const searches = await searchesOf(transaction, idsOf(matches, 'search_id'));
  const byReader = Map.groupBy(matches, ({ recipient_id }) => recipient_id);
  const readers = await readersOf(transaction, [...byReader.keys()]);
  return [...byReader].flatMap(([id, own]) => {
    const reader = readers.get(id);
    const found = {
      listings: idsOf(own, 'listing_id').flatMap((listing) => listings.get(listing) ?? []),
      searches: idsOf(own, 'search_id').flatMap((search) => searches.get(search) ?? []),
    };
    if (reader === undefined || found.listings.length === 0 || found.searches.length === 0) return [];
    return { reader, compose: () => mailOf(dependencies, id, found) };
  });
}

function mailOf(dependencies: AlertsDependencies, recipientId: string, { listings, searches }: Found): Mail {
  const { site } = dependencies;
  return newMatchesMail({
    siteName: site.name,
    found: listings.slice(0, listingsPerMail).map((row) => {
      const listing = inCurrentLanguage(presentListing(row));
      return { title: listing.title, text: offerText(listing), link: listingUrl(site.publicUrl, row) };
    }),
    more: Math.max(0, listings.length - listingsPerMail),
    searches: searches.map(({ query, search }) => ({
      label: describeSearch(search),
      link: pageUrl(site.publicUrl, resultsPath(query)),
    })),
    manageLink: alertLink(dependencies, recipientId),
  });
}

function idsOf(matches: readonly DueMatch[], name: keyof DueMatch): string[] {
  return [...new Set(matches.map((match) => match[name]))];
}

/** Public listings only. */
async function listingsOf(transaction: Transaction<Tables>, ids: readonly string[]) {
  const listings = await listingRows(transaction).listPublicByIds(ids);
  return new Map(listings.map((listing) => [listing.id, listing]));
}

async function searchesOf(transaction: Transaction<Tables>, ids: readonly string[]) {
  const rows = await transaction
    .selectFrom('saved_searches')
    .select(['id', 'query', 'search'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...search }) => [id, search]));
}

async function readersOf(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<Map<string, MailReader>> {
  const { rows } = await sql<{ id: string; email: string; language: SiteLanguage }>`
    select alert_recipients.id, coalesce(users.email, alert_recipients.email) as email,
      coalesce(users.language, alert_recipients.language) as language
    from alert_recipients left join users on users.id = user_id
    where alert_recipients.id = any (${ids})`.execute(transaction);
  return new Map(rows.map(({ id, ...reader }) => [id, reader]));
}
