import type { Site } from '@thikana/contract/site';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Thing } from 'schema-dts';

/** What a page's answer says in the words of schema.org. */
export type Describe<T> = (answer: T, site: Site) => Thing[];

type Description = (site: Site) => Thing[];
const documentDescription = createContext<Description>(() => []);

/** Notes what search engines shall read of the document that is being made. */
export function describeDocument(context: Readonly<RouterContextProvider>, description: Description): void {
  context.set(documentDescription, description);
}

export function documentDescriptionOf(context: Readonly<RouterContextProvider>): Description {
  return context.get(documentDescription);
}
