import { render, screen } from '@testing-library/react';
import type { System } from '@thikana/contract/system';
import { expect, it } from 'vitest';
import { WatchWarnings } from './watch-warnings.tsx';

type Watch = System['watch'];

const now = Date.parse('2026-11-22T06:00:00Z');
const since = '2026-11-22T05:00:00Z';
const ok = { state: 'ok', since, checkedAt: since } as const;
const failed = { state: 'failed', since, checkedAt: since } as const;
const well: Watch = { relay: ok, store: ok, oldestJob: null };

const show = (changes: Partial<Watch>) =>
  render(<WatchWarnings system={{ watch: { ...well, ...changes } } as System} now={now} />);

it('shows nothing while all is well, or not yet known', () => {
  expect(show({}).container.textContent).toBe('');
  expect(show({ relay: { state: 'unchecked' } }).container.textContent).toBe('');
});

it.each([
  ['no relay', { relay: null }, /set SMTP_URL and MAIL_FROM, and restart the site/],
  ['a refused login', { relay: { ...failed, problem: 'login', detail: '535 No' } }, /percent-encoded/],
  [
    'the relay’s answer',
    { relay: { ...failed, problem: 'refused', detail: '554 Away' } },
    /^Its answer: 554 Away$/,
  ],
  ['a store that is away', { store: { ...failed, problem: 'away', detail: 'ENOENT' } }, /mount its disk/],
  ['a store of another site', { store: { ...failed, problem: 'foreign' } }, /adopt-store/],
  ['a store without an id', { store: { ...failed, problem: 'unmarked' } }, /within 15 minutes/],
  [
    'a job that has waited for 31 minutes',
    { oldestJob: { queue: 'send-mail', queuedAt: '2026-11-22T05:29:00Z' } },
    /^It is in the queue “Send emails”\./,
  ],
] satisfies [string, Partial<Watch>, RegExp][])('says what to do about %s', (_what, changes, words) => {
  show(changes);
  expect(screen.getAllByText(words)).toHaveLength(1);
});

it('does not warn of a job that has waited for 29 minutes', () => {
  const { container } = show({ oldestJob: { queue: 'send-mail', queuedAt: '2026-11-22T05:31:00Z' } });
  expect(container.textContent).toBe('');
});
