import { posterLanguages } from '@thikana/contract/poster';
import { expect, it } from 'vitest';
import { outlineText } from '#server/platform/pictures/cards/outline-text.ts';
import { posterVocabulary } from './poster-vocabulary.ts';

const textsOf = (language: (typeof posterLanguages)[number]): string[] =>
  Object.values(posterVocabulary[language]).flatMap((word) => {
    if (typeof word === 'function') return [word(2)];
    return typeof word === 'string' ? [word] : Object.values(word);
  });

it.each(posterLanguages)('every word of %s can be written with the site’s fonts', async (language) => {
  const look = { size: 20, weight: 700, maxWidth: 2_000 } as const;
  for (const word of textsOf(language)) {
    const { outlines } = await outlineText(word, look);
    // Every letter except spaces must have an outline: characters that the font lacks would be left out.
    expect(outlines.filter(({ path }) => path !== '').length, word).toBeGreaterThanOrEqual(
      [...new Intl.Segmenter(language).segment(word.replace(/\s/g, ''))].length,
    );
  }
});
