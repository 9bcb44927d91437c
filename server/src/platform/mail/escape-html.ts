import { langOf } from '@thikana/contract/language-of-text';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** What a person wrote. If it is in another language than the document, it says so. */
export function htmlOfPeople(text: string): string {
  const lang = langOf(text);
  return lang ? `<span lang="${lang}">${escapeHtml(text)}</span>` : escapeHtml(text);
}
