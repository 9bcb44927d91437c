import type { Call } from '@thikana/contract/client';
import { listPath } from '@thikana/contract/list-paths';
import { redirect } from 'react-router';
import { type SearchFilter, searchPath } from '#web/features/search/search-filter.ts';
import { understoodFilter } from '#web/features/search/understood-filter.ts';
import { nameAsTyped } from '#web/lib/documents/name-places.ts';

/** Converts words that mean filters into filters, so that the address shows what was searched. */
export async function redirectToUnderstood(call: Call, path: string, filter: SearchFilter): Promise<void> {
  const understood = await understoodFilter(call, filter);
  if (!understood) return;
  await nameAsTyped(call, understood.landmark, filter.q);
  throw redirect(searchPath(understood.purpose ? listPath(understood.purpose) : path, understood));
}
