import { bn } from './bn.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';
import type { Lexicon } from './lexicon.ts';
import { ne } from './ne.ts';

export const languages: readonly Lexicon[] = [en, bn, hi, ne];
