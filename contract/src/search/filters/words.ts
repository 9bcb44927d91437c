import { cleanText } from '../../clean-text.ts';
import { searchWordsMaxLength } from '../../vocabulary.ts';
import { defineFilter, oneOf } from '../filter.ts';

export const q = defineFilter({
  name: 'q',
  read: (text) => (text.length <= searchWordsMaxLength ? cleanText(text) : undefined),
  error: `Please use at most ${searchWordsMaxLength} characters.`,
  description:
    'Words of title, description and place. Every word must occur in the listing, in any inflected form.',
});

export const spelling = defineFilter({
  name: 'spelling',
  ...oneOf(['exact']),
  error: 'This is not a way to spell.',
  description:
    '`exact` searches for the words as written. Otherwise a word that occurs in no listing is replaced by the nearest one that does.',
});
