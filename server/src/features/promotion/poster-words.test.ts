import { readFileSync } from 'node:fs';
import { siteLanguages } from '@thikana/contract/language';
import { expect, it } from 'vitest';
import { outlineText } from '#server/platform/pictures/cards/outline-text.ts';

type Message = string | [{ match: Record<string, string> }];

const messagesOf = (language: string): Record<string, Message> => {
  const file = new URL(`../../../messages/${language}/posters.json`, import.meta.url);
  const { $schema, poster_document_title, ...messages } = JSON.parse(readFileSync(file, 'utf8'));
  return messages;
};
const wordsOf = (language: string): string[] =>
  Object.values(messagesOf(language))
    .flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message[0].match)))
    .map((text) => text.replaceAll(/\{\w+\}/g, '2'));

it.each(siteLanguages)('%s has every text of a poster', (language) => {
  expect(Object.keys(messagesOf(language)).sort()).toEqual(Object.keys(messagesOf('en')).sort());
  expect(wordsOf(language).length).toBeGreaterThan(15);
});

it.each(siteLanguages)('every word of %s can be set in the site’s fonts', async (language) => {
  const look = { size: 20, weight: 700, maxWidth: 2_000 } as const;
  for (const word of wordsOf(language)) {
    const { outlines } = await outlineText(word, look);
    // A character that no font has would be dropped, so each drawn character except a space must have an outline.
    expect(outlines.filter(({ path }) => path !== '').length, word).toBeGreaterThanOrEqual(
      [...new Intl.Segmenter(language).segment(word.replace(/\s/g, ''))].length,
    );
  }
});
