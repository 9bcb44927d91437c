import { expect, it } from 'vitest';
import { presentAlerts } from './alerts.presenter.ts';

const at = new Date('2026-11-21T06:30:00Z');
type Search = Parameters<typeof presentAlerts>[1][number];
const search = (frequency: Search['frequency']) =>
  ({ id: 's', query: '?purpose=rent', search: { purpose: 'rent' }, frequency, created_at: at }) as Search;
const recipient = {
  email: 'asha@example.com',
  hasShortlist: false,
  isPaused: true,
  isConfirmed: true,
} as Parameters<typeof presentAlerts>[0];
const settings = { isOn: true, searchesPerPerson: 50 };

it('alerts list the saved searches and whether emails are sent', () => {
  expect(presentAlerts(recipient, [search('daily')], settings)).toEqual({
    searches: [
      {
        _id: 's',
        query: '?purpose=rent',
        label: expect.stringMatching(/rent/),
        frequency: 'daily',
        savedAt: at.toISOString(),
      },
    ],
    email: 'asha@example.com',
    isMailed: true,
    isPaused: true,
    isConfirmed: true,
    isOff: false,
    mostSearches: 50,
  });
});

it.each([
  ['for a shortlist', true, [], true],
  ['for one search of several', false, [search('off'), search('daily')], true],
  ['for no search that is off', false, [search('off')], false],
  ['for nothing', false, [], false],
] as const)('mails are sent %s', (_, hasShortlist, searches, isMailed) => {
  expect(presentAlerts({ ...recipient, hasShortlist }, searches, settings).isMailed).toBe(isMailed);
});

it('alerts are off if the site sends none', () => {
  expect(presentAlerts(recipient, [], { ...settings, isOn: false }).isOff).toBe(true);
});
