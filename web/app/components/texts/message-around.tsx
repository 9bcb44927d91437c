import { langOf } from '@thikana/contract/language-of-text';
import { MarkedText } from './marked-text.tsx';

const mark = '\u{E000}';

interface Props {
  /** What a person wrote. */
  text: string;
  /** The message with the text in it. */
  message: (text: string) => string;
}

/** A message around a text that a person wrote. If that is in another language, it says so. */
export function MessageAround({ text, message }: Props) {
  if (!langOf(text)) return message(text);
  const [before, after] = message(mark).split(mark);
  return (
    <>
      {before}
      <MarkedText text={text} />
      {after}
    </>
  );
}
