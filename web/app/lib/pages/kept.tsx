import type { ReactNode } from 'react';
import { keptMarkup } from './kept-markup.ts';

interface Props {
  /** What the part is. */
  name: string;
  /** Everything that its markup depends on, apart from the city, the site’s details and the day. */
  by: string;
  children: () => ReactNode;
}

/**
 * A part of a page that documents share. The server renders it once and then reuses its markup; the browser renders it
 * as usual. It may contain neither another such part nor an `img` with high priority outside of a `picture`, which React
 * also names in the head.
 */
export function Kept({ name, by, children }: Props): ReactNode {
  if (!import.meta.env.SSR) return children();
  const place = keptMarkup.current?.placeFor(`${name} ${by}`);
  if (!place) return children();
  return <kept-markup data-at={place.at}>{place.isKnown ? null : children()}</kept-markup>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'kept-markup': { 'data-at': number; children?: ReactNode };
    }
  }
}
