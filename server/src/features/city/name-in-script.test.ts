import { expect, it } from 'vitest';
import { inLanguage } from '../../lib/current-language.ts';
import { nameInScriptOf } from './name-in-script.ts';

const matigara = { name: 'Matigara', names: { bn: 'মাটিগাড়া', hi: 'माटीगाड़ा', ne: 'माटिगाडा' } };

it.each([
  ['ne', 'माटिग', 'माटिगाडा'],
  ['hi', 'माटी', 'माटीगाड़ा'],
  ['en', 'माटी', 'माटीगाड़ा'],
  ['ne', 'মাটি', 'মাটিগাড়া'],
  ['ne', 'mati', 'Matigara'],
] as const)('on pages in %s, what is typed as %s is %s', (language, typed, name) => {
  expect(inLanguage(language, () => nameInScriptOf(typed, matigara))).toBe(name);
});
