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
