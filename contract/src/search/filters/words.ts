import { cleanText } from '../../clean-text.ts';
import { m } from '../../paraglide/messages.js';
import { searchWordsMaxLength } from '../../vocabulary.ts';
import { defineFilter, oneOf } from '../filter.ts';

export const q = defineFilter({
  name: 'q',
  read: (text) => (text.length <= searchWordsMaxLength ? cleanText(text) : undefined),
  error: () => m.input_words_too_long({ most: searchWordsMaxLength }),
  description:
    'Words of title, description and place, in any inflected form. Listings with all of them come first. In quotation marks, words are only searched for, where others may mean filters.',
});

export const spelling = defineFilter({
  name: 'spelling',
  ...oneOf(['exact']),
  description:
    '`exact` searches for the words as written. Otherwise a word that occurs in no listing is replaced by the nearest one that does.',
});
