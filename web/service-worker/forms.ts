import { keptAt, timeless } from './kept-answer.ts';
import { keepDocument, keepFiles } from './shortlisted.ts';

const formsCache = 'forms';
const dayMilliseconds = 86_400_000;

/** Keeps pages whose documents are the same for everyone, with their scripts, to be opened without a connection. */
export async function keepForms(documents: readonly string[], files: readonly string[]): Promise<void> {
  const cache = await caches.open(formsCache);
  for (const address of documents) {
    const kept = await cache.match(address);
    const at = kept && keptAt(kept);
    if (!at || Date.now() - Date.parse(at) > dayMilliseconds) await keepDocument(cache, address);
  }
  await keepFiles(files);
}

/** The kept documents as this build has them. */
export async function renewForms(): Promise<void> {
  const cache = await caches.open(formsCache);
  for (const { url } of await cache.keys()) await keepDocument(cache, new URL(url).pathname);
}

/** What a form is about is in its query, on which its document does not depend. */
export async function findForm(address: string): Promise<Response | undefined> {
  const document = await caches.match(address, { cacheName: formsCache, ignoreSearch: true });
  return document && timeless(document);
}
