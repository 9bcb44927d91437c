import type { Lexicon } from './lexicon.ts';

export const ne: Lexicon = {};
