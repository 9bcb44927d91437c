import { type ComponentType, type FunctionComponent, memo, Suspense } from 'react';
import { lazyPart } from './lazy-part.ts';

interface Module<Props> {
  default: ComponentType<Props>;
}

/**
 * A part of the document whose code browsers load later: on the first touch, unless it is needed at once. Only the
 * server passes the code itself. The part is rendered again only for other props: React removes what the document shows
 * if a part is rendered again before its code is there, for example for a session.
 */
export function latePart<Props extends object>(
  inDocument: false | Module<Props>,
  load: () => Promise<Module<Props>>,
  isNeeded = () => false,
): FunctionComponent<Props> {
  const Part: ComponentType<Props> = inDocument ? inDocument.default : lazyPart(load, isNeeded);
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}
