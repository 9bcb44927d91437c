import { inCurrentLanguage } from '@thikana/contract/in-language';
import { languageTag } from '@thikana/contract/language';
import type { Listing } from '@thikana/contract/listings';
import { listingUrl } from '../../lib/addresses.ts';
import { m } from '../../paraglide/messages.js';
import { offerText } from '../listings/listings.feature.ts';
import { escapeXml } from './escape-xml.ts';

interface AtomFeed {
  title: string;
  siteName: string;
  siteUrl: string;
  /** Absolute addresses of the feed and of its list. */
  selfUrl: string;
  pageUrl: string;
  listings: readonly Listing[];
}

/** RFC 4287. */
export function atomFeed({ title, siteName, siteUrl, selfUrl, pageUrl, listings }: AtomFeed): string {
  const changes = listings.map(({ updatedAt }) => updatedAt).sort();
  // A feed requires a date; an empty feed has none.
  const updated = changes.at(-1) ?? new Date(0).toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag()}">
${element('id', selfUrl)}
${element('title', m.feeds_title({ title, site: siteName }))}
${element('updated', updated)}
<author>${element('name', siteName)}</author>
<link rel="self" type="application/atom+xml" href="${escapeXml(selfUrl)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>
${listings.map((listing) => entry(siteUrl, listing)).join('')}</feed>
`;
}

function entry(siteUrl: string, posted: Listing): string {
  const listing = inCurrentLanguage(posted);
  const url = listingUrl(siteUrl, { id: listing._id, intent: listing.intent });
  return `<entry>
${element('id', url)}
${element('title', listing.title)}
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
${element('published', listing.createdAt)}
${element('updated', listing.updatedAt)}
${element('summary', m.feeds_summary({ offer: offerText(listing), description: listing.description }))}
</entry>
`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
