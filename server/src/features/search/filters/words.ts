import { byCode } from '../catalogue/column-conditions.ts';
import { defineFilter } from '../filter.ts';
import { hasWord } from '../listing-conditions.ts';

/** Stems from the database; each must occur as a whole word or a prefix. */
export const words = defineFilter({
  name: 'q',
  ask: ({ words: stems }) => stems,
  where: (stems, builder) => builder.and(stems.map((stem) => hasWord(stem))),
  // A listing without one of the words has no score. Words without a stem match everywhere.
  condition: (_, { details }, scores) =>
    scores ? byCode(scores, (score) => score > 0) : byCode(details, () => true),
});
