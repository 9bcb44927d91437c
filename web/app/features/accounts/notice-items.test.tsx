import { render, screen } from '@testing-library/react';
import { setLanguageSource } from '@thikana/contract/language';
import { afterEach, expect, it } from 'vitest';
import { notice } from '../../../test/consent.ts';
import { NoticeItems } from './notice-items.tsx';

afterEach(() => setLanguageSource(() => 'en'));

const since = '2026-11-20T20:00:00.000Z';

it.each([
  ['en', 'This version is from 21 November 2026.'],
  ['bn', 'এই সংস্করণ 21 নভেম্বর, 2026 থেকে চলছে।'],
  ['hi', 'यह संस्करण 21 नवंबर 2026 से लागू है।'],
  ['ne', 'यो संस्करण 21 नोभेम्बर 2026 देखि लागू छ।'],
] as const)('names a version by its day in %s, not by its hash', (language, text) => {
  setLanguageSource(() => language);
  const shown = render(<NoticeItems notice={{ ...notice, since }} />).container.textContent;
  expect(shown).toContain(text);
  expect(shown).not.toContain(notice.version);
});

it('shows the version only after somebody has agreed to it', () => {
  expect(render(<NoticeItems notice={notice} />).container.textContent).not.toMatch(/version/i);
});

it('lists what is kept and for how long', () => {
  render(<NoticeItems notice={notice} />);
  const [kept] = screen.getAllByText('What we keep');
  const list = kept?.nextElementSibling;
  expect([...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'name',
    'email address',
  ]);
});
