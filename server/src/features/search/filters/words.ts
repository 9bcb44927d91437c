import { byCode } from '../catalogue/column-conditions.ts';
import { defineFilter } from '../filter.ts';
import { hasWord } from '../listing-conditions.ts';

/** Stems, as the database has them; every one has to occur or to begin a longer word. */
export const words = defineFilter({
  name: 'q',
  ask: ({ words: stems }) => stems,
  where: (stems, builder) => builder.and(stems.map((stem) => hasWord(stem))),
  // Listings without one of the words have no score. Words without a stem occur everywhere.
  condition: (_, { details }, scores) =>
    scores ? byCode(scores, (score) => score > 0) : byCode(details, () => true),
});
