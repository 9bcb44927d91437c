import { currentCity } from '@thikana/contract/city';
import type { Call } from '@thikana/contract/client';
import { createContext, RouterContextProvider } from 'react-router';
import { areasNamedIn } from './areas-named-in.ts';
import { documentCall } from './document-api.ts';

const documentAreas = createContext<ReadonlySet<string>>(new Set());

/** Set for one document: its loaders call the API in the same process. */
export function createDocumentContext(api: { call: Call }): RouterContextProvider {
  const context = new RouterContextProvider();
  const named = new Set<string>();
  const noting = async (...question: Parameters<Call>) => {
    const answer = await api.call(...question);
    for (const slug of areasNamedIn(answer)) named.add(slug);
    return answer;
  };
  context.set(documentCall, currentCity().hasMoreAreas ? (noting as Call) : api.call);
  context.set(documentAreas, named);
  return context;
}

/** The slugs of the areas in the answers that the document shows, if the city has too many areas to carry all. */
export function documentAreasOf(context: Readonly<RouterContextProvider>): ReadonlySet<string> {
  return context.get(documentAreas);
}
