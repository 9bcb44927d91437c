import { inCurrentLanguage } from '@thikana/contract/in-language';
import { languageTag } from '@thikana/contract/language';
import { langOf } from '@thikana/contract/language-of-text';
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
${ownText('title', listing.title)}
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
${element('published', listing.createdAt)}
${element('updated', listing.updatedAt)}
${summary(offerText(listing), listing.description)}
</entry>
`;
}

/** Two languages in one text need an element for each. */
function summary(offer: string, description: string): string {
  if (!langOf(description)) return element('summary', m.feeds_summary({ offer, description }));
  return `<summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${element('p', offer)}${ownText('p', description)}</div></summary>`;
}

/** A text of a person, with its language if it is not that of the feed. */
function ownText(name: string, text: string): string {
  const language = langOf(text);
  return element(name, text, language ? ` xml:lang="${languageTag(language)}"` : '');
}

function element(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${escapeXml(text)}</${name}>`;
}
