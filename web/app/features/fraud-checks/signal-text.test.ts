import { expect, it } from 'vitest';
import { signalText } from './signal-text.ts';

it('describes the price difference and the similarity', () => {
  expect(signalText({ kind: 'price', score: 4.26 })).toBe('4.3 times the usual price in its area');
  expect(signalText({ kind: 'price', score: 0.2 })).toContain('20 %');
  expect(signalText({ kind: 'pictures', score: 0.934 })).toContain('93 % alike');
  expect(signalText({ kind: 'wording', score: 0.7 })).toContain('70 % alike');
});
