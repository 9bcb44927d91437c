import type { Call } from '@thikana/contract/client';
import { listPath } from '@thikana/contract/list-paths';
import { understandWords } from '@thikana/contract/search/search';
import { redirect } from 'react-router';
import { type SearchFilter, searchPath } from '#web/features/search/search-filter.ts';
import { nameAsTyped } from '#web/lib/documents/name-places.ts';

/** Converts words that mean filters into filters, so that the address shows what was searched. */
export async function redirectToUnderstood(call: Call, path: string, filter: SearchFilter): Promise<void> {
  const { q, ...meant } = await call(understandWords, { query: { q: filter.q } });
  if (Object.keys(meant).length === 0) return;
  const understood: SearchFilter = { ...filter, q };
  for (const name in meant)
    understood[name as keyof typeof meant] = String(meant[name as keyof typeof meant]);
  await nameAsTyped(call, understood.landmark, filter.q);
  throw redirect(searchPath(understood.purpose ? listPath(understood.purpose) : path, understood));
}
