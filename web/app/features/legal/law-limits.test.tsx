import { render } from '@testing-library/react';
import { setLanguageSource } from '@thikana/contract/language';
import type { Law } from '@thikana/contract/law';
import { afterEach, expect, it } from 'vitest';
import { LawLimits } from './law-limits.tsx';

afterEach(() => setLanguageSource(() => 'en'));

const law = {
  limits: [],
  workingHours: { days: ['Monday'], from: '10:00', to: '18:00' },
} as Partial<Law> as Law;

it.each([
  ['en', 'from 10 am to 6 pm.'],
  ['bn', 'সকাল 10টা থেকে সন্ধে 6টা।'],
  ['hi', 'सुबह 10 बजे से शाम 6 बजे तक।'],
  ['ne', 'बिहान 10 बजेदेखि बेलुका 6 बजेसम्म।'],
] as const)('writes the working hours as people do in %s', (language, text) => {
  setLanguageSource(() => language);
  const shown = render(<LawLimits law={law} />).container.textContent;
  expect(shown?.replaceAll('\u00a0', ' ')).toContain(text);
});
