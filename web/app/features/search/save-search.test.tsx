import { screen, waitFor } from '@testing-library/react';
import { saveSearch, viewAlerts } from '@thikana/contract/alerts';
import { expect, it } from 'vitest';
import { press } from '../../../test/fields.ts';
import { signIn } from '../../../test/people.ts';
import { showInSite } from '../../../test/site.ts';
import { stubApi } from '../../../test/stub-api.ts';
import { SaveSearch } from './save-search.tsx';
// Loaded before it is needed, because its code takes longer than a test waits for an element.
import './save-search-dialog.tsx';

it('moves the focus to what replaces the button', async () => {
  signIn({ role: 'user' });
  const api = stubApi();
  api.on(viewAlerts, 'no connection');
  api.on(saveSearch, {
    json: {
      _id: '6740000000000000000000e1',
      query: '',
      label: '',
      savedAt: '2026-11-22T06:30:00.000Z',
      frequency: 'daily',
    },
  });
  const Row = () => <SaveSearch path="/rentals?propertyType=flat" label="Flats to rent" />;
  await showInSite([{ path: '/', Component: Row }], '/');
  await press('Save this search');
  await screen.findByLabelText('New matches by email');
  await press('Save');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'See your searches' })),
  );
});
