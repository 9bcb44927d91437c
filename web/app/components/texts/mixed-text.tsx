import { Fragment } from 'react';
import { MarkedText } from './marked-text.tsx';

const latinWords = /(\p{sc=Latin}[\p{sc=Latin}\s.'-]*)/u;

/** A text of several scripts, such as an English name in a Bengali sentence. Each part says its language. */
export function MixedText({ text }: { text: string }) {
  return text.split(latinWords).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move.
    <Fragment key={index}>
      <MarkedText text={part} />
    </Fragment>
  ));
}
