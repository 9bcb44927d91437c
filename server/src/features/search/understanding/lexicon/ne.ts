import type { Lexicon } from './lexicon.ts';

export const ne: Lexicon = {
  areas: {
    matigara: ['माटीगारा'],
    salugara: ['सालुगारा'],
    champasari: ['चम्पासारी'],
  },
};
