const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// XML 1.0 cannot represent these characters, not even as references. Without the u flag, surrogate pairs would match
// too.
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes user text for XML content and attributes. */
export function escapeXml(text: string): string {
  return text.replace(unwritable, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
