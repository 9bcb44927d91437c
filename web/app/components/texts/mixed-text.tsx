import { langOf } from '@thikana/contract/language-of-text';

const latinWords = /(\p{sc=Latin}[\p{sc=Latin}\s.'-]*)/u;

/** A text of several scripts, such as an English name in a Bengali sentence. Each part says its language. */
export function MixedText({ text }: { text: string }) {
  return text.split(latinWords).map((part, index) => {
    const lang = langOf(part);
    if (!lang) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move.
      <span key={index} lang={lang}>
        {part}
      </span>
    );
  });
}
