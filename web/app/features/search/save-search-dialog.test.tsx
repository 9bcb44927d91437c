import { fireEvent, screen, waitFor } from '@testing-library/react';
import { saveSearch, subscribeToSearch, viewAlerts } from '@thikana/contract/alerts';
import { expect, it } from 'vitest';
import { savedSearches } from '#web/lib/device/saved-searches.ts';
import { fillIn, press } from '../../../test/fields.ts';
import { signIn } from '../../../test/people.ts';
import { toasts } from '../../../test/show.tsx';
import { showInSite } from '../../../test/site.ts';
import { stubApi } from '../../../test/stub-api.ts';
import SaveSearchDialog from './save-search-dialog.tsx';

function Dialog() {
  return (
    <SaveSearchDialog
      path="/rentals?propertyType=flat"
      label="Flats to rent"
      onClose={() => {}}
      onSaved={() => {}}
    />
  );
}
const routes = [{ path: '/', Component: Dialog }];
const saved = { _id: '6740000000000000000000e1', query: '', label: '', savedAt: '2026-11-22T06:30:00.000Z' };
const alerts = {
  searches: [],
  email: 'asha@example.com',
  isMailed: true,
  isPaused: false,
  isConfirmed: true,
  isOff: false,
  mostSearches: 50,
};

it('starts with the frequency that the search has, and saves the one that is chosen', async () => {
  signIn({ role: 'user' });
  const api = stubApi();
  const query = 'propertyType=flat&purpose=rent';
  api.on(viewAlerts, { json: { ...alerts, searches: [{ ...saved, query, frequency: 'at-once' }] } });
  await showInSite(routes, '/');
  const select = screen.getByLabelText('New matches by email');
  await waitFor(() => expect(select).toHaveProperty('value', 'at-once'));
  expect(screen.getByText(/^You have saved this search/)).toBeTruthy();
  api.on(saveSearch, { json: { ...saved, frequency: 'off' } });
  fireEvent.change(select, { target: { value: 'off' } });
  await press('Save');
  expect(api.asked.at(-1)?.body).toMatchObject({ frequency: 'off' });
});

it('asks for the frequency of emails', async () => {
  signIn({ role: 'user' });
  const api = stubApi();
  api.on(viewAlerts, { json: alerts });
  await showInSite(routes, '/');
  expect(screen.getByLabelText('New matches by email')).toHaveProperty('value', 'daily');
  api.on(saveSearch, { json: { ...saved, frequency: 'daily' } });
  await press('Save');
  expect(api.asked.at(-1)?.body).toMatchObject({ frequency: 'daily' });
});

it('says that the site sends no emails and saves the search without them', async () => {
  signIn({ role: 'user' });
  const api = stubApi();
  api.on(viewAlerts, { json: alerts });
  await showInSite(routes, '/', { alertsAreOff: true });
  expect(screen.getByText('This site sends no alerts at the moment.')).toBeTruthy();
  expect(screen.queryByLabelText('New matches by email')).toBeNull();
  api.on(saveSearch, { json: { ...saved, frequency: 'off' } });
  await press('Save');
  // An alert that was chosen before stays.
  expect(api.asked.at(-1)?.body).toEqual({ search: { propertyType: 'flat', purpose: 'rent' } });
  expect(toasts('success')).toEqual(['The search is saved']);
});

it.each([
  [
    'no connection',
    /^The search is saved on this device, but without emails\. .*(connection|offline|reach)/i,
  ],
  [
    { status: 429, json: { code: 'too_many_requests', message: 'Please wait a minute.' } },
    /^The search is saved on this device, but without emails\. Please wait a minute\.$/,
  ],
] as const)('says what is saved on the device and why no email comes: %o', async (answer, text) => {
  const api = stubApi();
  api.on(subscribeToSearch, answer);
  await showInSite(routes, '/');
  fillIn({ 'Email address': 'asha@example.com' });
  await press('Save');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(savedSearches.get()).toHaveLength(1);
  expect(toasts('success')).toEqual([]);
});

it('asks for no address if no emails will be sent', async () => {
  await showInSite(routes, '/', { alertsAreOff: true });
  expect(screen.queryByLabelText('Email address')).toBeNull();
  expect(screen.getByText('Without an account, it is saved on this device.')).toBeTruthy();
});
