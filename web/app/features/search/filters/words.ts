import { shownWords } from '@thikana/contract/search/quotation';
import { m } from '#web/paraglide/messages.js';
import type { FilterView } from './filter.ts';

/** Has no control here, because both forms start with a field for words. */
export const words: FilterView = {
  title: m.search_words,
  chip: (text) => m.chip_words({ words: shownWords(text) }),
};
