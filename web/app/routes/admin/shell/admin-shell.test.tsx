import { act, screen } from '@testing-library/react';
import { countDocuments } from '@thikana/contract/moderation';
import { expect, it } from 'vitest';
import { toast } from '#web/components/ui/toast.tsx';
import { counts } from '../../../../test/administration.ts';
import { signIn } from '../../../../test/people.ts';
import { pass, showPart, toasts } from '../../../../test/show.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { AdminShell } from './admin-shell.tsx';

it.each(['error', 'success', 'info'] as const)('shows %s for 2000 ms to an administrator', async (tone) => {
  signIn({ role: 'admin' });
  stubApi().on(countDocuments, { json: { message: '', result: counts } });
  await showPart(<AdminShell>A screen</AdminShell>, '/admin/home');
  act(() => toast[tone]('Saved'));
  await pass(1999);
  expect(toasts(tone)).toEqual(['Saved']);
  await pass(1);
  expect(toasts(tone)).toEqual([]);
});

it('shows beside the entries how many items wait', async () => {
  signIn({ role: 'moderator' });
  stubApi().on(countDocuments, { json: { message: '', result: counts } });
  await showPart(<AdminShell>A screen</AdminShell>, '/admin/home');
  const texts = screen.getAllByText(/waiting$|: \d+$/).map((text) => text.textContent);
  expect(texts).toEqual([
    '18 waiting',
    'Texts to review: 2',
    'Open reports: 4',
    'Open complaints: 5',
    'Open signals: 3',
    'Badges to review: 1',
  ]);
});
