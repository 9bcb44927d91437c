import { byCode, bySlot } from '../catalogue/column-conditions.ts';
import { defineFilter } from '../filter.ts';
import { hasWord } from '../listing-conditions.ts';
import { rankByWords } from '../ranking.ts';

/** Stems from the database; each must occur as a whole word or a prefix. */
export const words = defineFilter({
  name: 'q',
  ask: ({ words: stems }) => stems,
  where: (stems, builder) => builder.and(stems.map((stem) => hasWord(stem))),
  // Words are scored for each search.
  isKeyed: false,
  condition: (stems, _, ranked) =>
    ranked && stems.length > 0
      ? byCode(ranked.scores, (score) => (rankByWords[score] as number) >= stems.length, rankByWords.length)
      : bySlot(() => stems.length === 0),
});
