import { screen } from '@testing-library/react';
import type { Alerts } from '@thikana/contract/alerts';
import { expect, it } from 'vitest';
import { showPart } from '../../../test/show.tsx';
import { AlertsScreen } from './alerts-screen.tsx';
import { LinkedAlerts } from './linked-alerts.tsx';

const alerts: Alerts = {
  searches: [],
  email: 'asha@example.com',
  isMailed: false,
  isPaused: false,
  isConfirmed: true,
  isOff: false,
  mostSearches: 50,
};
const stop = () => screen.queryByRole('button', { name: 'Stop all these emails' });

it.each([
  ['nothing is mailed', { isMailed: false }, null],
  ['something is mailed', { isMailed: true }, 'Stop all these emails'],
  ['mails were stopped before', { isMailed: false, isPaused: true }, 'Send them again'],
])('in the account and by an emailed link: where %s', async (_case, changes, button) => {
  for (const part of [
    <AlertsScreen key="account" alerts={{ ...alerts, ...changes }} />,
    <LinkedAlerts key="link" alerts={{ ...alerts, ...changes }} changed={null} />,
  ]) {
    const { unmount } = await showPart(part);
    if (button) expect(screen.getByRole('button', { name: button })).toBeTruthy();
    else expect(stop()).toBeNull();
    unmount();
  }
});

it.each([
  [
    'the site sends none',
    { isOff: true, isMailed: true, isPaused: true },
    'This site sends no alerts at the moment',
  ],
  ['there is no more room', { mostSearches: 0 }, /You have 0 saved searches/],
])('explains that %s', async (_case, changes, words) => {
  for (const part of [
    <AlertsScreen key="account" alerts={{ ...alerts, ...changes }} />,
    <LinkedAlerts key="link" alerts={{ ...alerts, ...changes }} changed={null} />,
  ]) {
    const { unmount } = await showPart(part);
    expect(screen.getByText(words)).toBeTruthy();
    expect(stop()).toBeNull();
    unmount();
  }
});

const flats = {
  _id: '6740000000000000000000e1',
  query: 'propertyType=flat',
  label: 'Flats',
  savedAt: '2026-11-22T06:30:00.000Z',
};
const daily = [{ ...flats, frequency: 'daily' as const }];
const matches = 'Your saved searches. We send new matches to asha@example.com.';
const nothing = 'Your saved searches. You get no emails about them.';

it.each([
  ['new matches', { searches: daily, isMailed: true }, matches],
  ['nothing, stopped', { searches: daily, isMailed: true, isPaused: true }, nothing],
  ['nothing, not confirmed', { searches: daily, isMailed: true, isConfirmed: false }, nothing],
  ['nothing, the site sends none', { searches: daily, isMailed: true, isOff: true }, nothing],
  ['nothing, by choice', { searches: [{ ...flats, frequency: 'off' as const }] }, nothing],
  ['lower prices only', { isMailed: true }, 'We send lower prices on your shortlist to asha@example.com.'],
  ['nothing at all', {}, undefined],
])('says what is emailed: %s', async (_case, changes, text) => {
  for (const part of [
    <AlertsScreen key="account" alerts={{ ...alerts, ...changes }} />,
    <LinkedAlerts key="link" alerts={{ ...alerts, ...changes }} changed={null} />,
  ]) {
    const { unmount } = await showPart(part);
    for (const each of [matches, nothing]) expect(screen.queryByText(each) !== null).toBe(each === text);
    if (text) expect(screen.getByText(text)).toBeTruthy();
    unmount();
  }
});

it('offers a search where none is saved', async () => {
  for (const part of [
    <AlertsScreen key="account" alerts={alerts} />,
    <LinkedAlerts key="link" alerts={alerts} changed="remove" />,
  ]) {
    const { unmount } = await showPart(part);
    expect(screen.getByText('You have no saved searches yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse properties' })).toBeTruthy();
    unmount();
  }
});
