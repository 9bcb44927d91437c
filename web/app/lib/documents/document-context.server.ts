import { currentCity } from '@thikana/contract/city';
import type { Call } from '@thikana/contract/client';
import { areasNamedIn } from './areas-named-in.ts';
import type { DocumentContext } from './document-context.ts';

/** For one document: its loaders call the API in the same process. */
export function createDocumentContext({ call }: { call: Call }): DocumentContext {
  const areas = new Set<string>();
  if (!currentCity().hasMoreAreas) return { call, areas, describe: () => [] };
  const noting = async (...question: Parameters<Call>) => {
    const answer = await call(...question);
    for (const slug of areasNamedIn(answer)) areas.add(slug);
    return answer;
  };
  return { call: noting as Call, areas, describe: () => [] };
}
