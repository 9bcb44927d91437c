import { type ComponentType, type FunctionComponent, memo, Suspense } from 'react';

/**
 * A part of the document whose code browsers load later. It is rendered again only for other props: React removes what
 * the document shows if a part is rendered again before its code is there, for example for a session.
 */
export function latePart<Props extends object>(Part: ComponentType<Props>): FunctionComponent<Props> {
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}
