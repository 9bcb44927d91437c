import { m } from './paraglide/messages.js';

/**
 * Joins texts as the current language lists them: 'A, B, C', 'A, B and C' or 'A, B or C'. Intl.ListFormat would differ
 * between the server and browsers, which lack languages, and costs milliseconds.
 */
export function listText(texts: readonly string[], joined: 'and' | 'or' | 'commas' = 'commas'): string {
  const last = texts.at(-1);
  if (joined === 'commas' || texts.length < 2 || last === undefined) return texts.join(', ');
  const before = texts.slice(0, -1).join(', ');
  return joined === 'and' ? m.list_and({ before, last }) : m.list_or({ before, last });
}
