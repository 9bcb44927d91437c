import type { Site } from '@thikana/contract/site';
import { createContext, type RouterContextProvider } from 'react-router';
import type { Thing } from 'schema-dts';

/** Converts the data of a page to schema.org terms. */
export type Describe<T> = (answer: T, site: Site) => Thing[];

type Description = (site: Site) => Thing[];
const documentDescription = createContext<Description>(() => []);

/** Stores the structured data of the document being rendered. */
export function describeDocument(context: Readonly<RouterContextProvider>, description: Description): void {
  context.set(documentDescription, description);
}

export function documentDescriptionOf(context: Readonly<RouterContextProvider>): Description {
  return context.get(documentDescription);
}
