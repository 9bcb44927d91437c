import { expect, it } from 'vitest';
import { escapeXml } from './escape-xml.ts';

it.each([
  [`<b> & "c" 'd'`, '&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;'],
  ['শিলিগুড়ি 🏡', 'শিলিগুড়ি 🏡'],
  ['a\u0000b\u000Bc\uFFFEd\uD83Ce', 'abcde'],
  ['two\nlines', 'two\nlines'],
])('escapes %j for XML', (text, written) => {
  expect(escapeXml(text)).toBe(written);
});
