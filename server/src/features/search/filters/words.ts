import type { ColumnCondition } from '../catalogue/column-conditions.ts';
import { keepWhere } from '../catalogue/matches.ts';
import { defineFilter } from '../filter.ts';
import { hasWord } from '../listing-conditions.ts';
import { wordsInScore } from '../ranking.ts';

/** Stems from the database; each must occur as a whole word or a prefix. */
export const words = defineFilter({
  name: 'q',
  ask: ({ words: stems }) => stems,
  where: (stems, builder) => builder.and(stems.map((stem) => hasWord(stem))),
  condition(stems, _, scores): ColumnCondition {
    const isMet = (slot: number) => stems.length === 0 || wordsInScore(scores?.[slot] ?? 0) >= stems.length;
    return {
      note({ marks, used }, mark) {
        for (let slot = 0; slot < used; slot += 1) {
          if (!isMet(slot)) marks[slot] = (marks[slot] as number) + mark;
        }
      },
      keep: (slots, count) => keepWhere(slots, count, isMet),
    };
  },
});
