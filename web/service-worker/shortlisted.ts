import type { KeptListing } from '@thikana/contract/service-worker-messages';
import { copyToKeep } from './kept-answer.ts';

/** The listings of the shortlist, to be read without a connection. */
export const shortlistCache = 'shortlisted';
export const filesCache = 'files';

/** Files with the texts of a language are in a folder of its own. */
const script = /"(\/assets\/(?:\w+\/)?[\w.-]+\.(?:js|css))"/g;

/** Keeps exactly these listings: their documents, answers and first pictures, and the scripts that show them. */
export async function keepShortlisted(listings: readonly KeptListing[]): Promise<void> {
  const cache = await caches.open(shortlistCache);
  const wanted = new Set(listings.flatMap(({ documents, others }) => [...documents, ...others]));
  const stored = await cache.keys();
  const addressOf = ({ url }: Request) => url.slice(new URL(url).origin.length);
  for (const request of stored) if (!wanted.has(addressOf(request))) await cache.delete(request);
  const known = new Set(stored.map(addressOf));
  const isMissing = (address: string) => !known.has(address);
  for (const { documents, others } of listings) {
    for (const address of documents.slice(0, 1).filter(isMissing)) await keepDocument(cache, address);
    for (const address of others.filter(isMissing)) await keep(cache, address);
  }
  // The connection may end at any time, and forms need many scripts.
  const forms = listings.flatMap(({ documents }) => documents.slice(1));
  for (const address of forms.filter(isMissing)) await keepDocument(cache, address);
}

async function keep(cache: Cache, address: string): Promise<Response | undefined> {
  const response = await fetch(address).catch(() => undefined);
  const text = response?.clone();
  const copy = response && copyToKeep(response, new Date());
  if (copy) await cache.put(address, copy);
  return text;
}

/** Keeps a document and the scripts that it names. */
export async function keepDocument(cache: Cache, address: string): Promise<void> {
  const document = await keep(cache, address);
  const found = (await document?.text())?.matchAll(script) ?? [];
  await keepFiles([...found].map(([, address]) => address ?? ''));
}

/** Keeps scripts, styles and fonts that were loaded before this worker began, or that a page will need. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(filesCache);
  for (const address of addresses)
    if (!(await cache.match(address))) await cache.add(address).catch(() => undefined);
}
