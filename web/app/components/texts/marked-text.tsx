import { langOf } from '@thikana/contract/language-of-text';

/** What a person wrote, or their name. If it is in another language than the page, it says so. */
export function MarkedText({ text }: { text: string }) {
  const lang = langOf(text);
  return lang ? <span lang={lang}>{text}</span> : text;
}
