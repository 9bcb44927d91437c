import { byBitmap, bySlot } from '../catalogue/column-conditions.ts';
import { defineFilter } from '../filter.ts';
import { hasWord } from '../listing-conditions.ts';

/** Stems from the database; each must occur as a whole word or a prefix. */
export const words = defineFilter({
  name: 'q',
  ask: ({ words: stems }) => stems,
  where: (stems, builder) => builder.and(stems.map((stem) => hasWord(stem))),
  // Words are looked up for each search.
  isKeyed: false,
  condition: (stems, _, having) => (having ? byBitmap(having) : bySlot(() => stems.length === 0)),
});
