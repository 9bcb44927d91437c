import { render } from '@testing-library/react';
import { setLanguageSource } from '@thikana/contract/language';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LawSource } from './law-source.tsx';

afterEach(() => setLanguageSource(() => 'en'));

const textOf = (element: ReactElement) => render(element).container.textContent?.replaceAll(/\s+/g, ' ');
const changed = { since: '2026-02-20', before: { count: 36, unit: 'hours' as const } };

it.each([
  ['en', 'Source: Rule 3. Changed from 20 Feb 2026; before that, 36 hours. Have counsel confirm.'],
  ['bn', 'সূত্র: Rule 3। 20 ফেব্রুয়ারি, 2026 থেকে নতুন নিয়ম; আগে সময়সীমা ছিল 36 ঘণ্টা।'],
  ['hi', 'स्रोत: Rule 3। 20 फ़रवरी 2026 से नया नियम; पहले की समय-सीमा: 36 घंटे।'],
  ['ne', 'स्रोत: Rule 3। 20 फेब्रुअरी 2026 देखि नयाँ नियम; पहिलेको समयसीमा: 36 घण्टा।'],
] as const)('says in %s when a time limit changed', (language, text) => {
  setLanguageSource(() => language);
  expect(textOf(<LawSource source="Rule 3" changed={changed} verified />)).toContain(text);
});

it('shows a note without a rule', () => {
  expect(textOf(<LawSource note="Our own choice." verified={false} />)?.trim()).toBe(
    'Our own choice. Not verified. Have counsel confirm.',
  );
});
