import { screen } from '@testing-library/react';
import { type Consent, giveConsent, viewConsent } from '@thikana/contract/consent';
import { expect, it } from 'vitest';
import { agreed, notice } from '../../../test/consent.ts';
import { press } from '../../../test/fields.ts';
import { showPart, toasts } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { ConsentRequest } from './consent-request.tsx';

async function ask(consent: Partial<Consent>) {
  const api = stubApi();
  api.on(viewConsent, { json: { consent: { ...agreed, ...consent } } });
  await showPart(<ConsentRequest />);
  return api;
}

it('asks nothing of those who agreed', async () => {
  await ask({});
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks an account without consent for it and for the age, and goes away', async () => {
  const api = await ask({ isAsked: true, agreedAt: null });
  expect(screen.getByText('Please read what we keep about you, and agree')).toBeTruthy();
  const [what] = screen.getAllByText('What we keep');
  const items = [...(what?.nextElementSibling?.children ?? [])];
  expect(items.map(({ textContent }) => textContent)).toEqual(['name', 'email address']);
  expect(screen.getByRole('link', { name: /delete my account/ })).toBeTruthy();
  const asked = screen.getByText('Please read what we keep about you, and agree').closest('details');
  expect(asked?.open).toBe(false);
  expect(asked?.contains(what ?? null)).toBe(true);
  expect(asked?.contains(screen.getByRole('link', { name: /delete my account/ }))).toBe(true);
  api.on(giveConsent, { json: { message: 'Thank you.', consent: agreed } });
  await press('I am 18 or older, and I agree');
  expect(api.asked.at(-1)?.body).toEqual({ notice: notice.version, isOfAge: true });
  expect(toasts('success')).toEqual(['Thank you.']);
  expect(screen.queryByRole('button', { name: /I agree/ })).toBeNull();
});

it('says that the notice has changed, and why the consent was not recorded', async () => {
  const { minimumAge: _, ...ageless } = notice;
  const api = await ask({ isAsked: true, notice: ageless });
  expect(screen.getByText(/^What we keep about you has changed/)).toBeTruthy();
  api.on(giveConsent, {
    status: 409,
    json: { code: 'notice_changed', message: 'It has changed once more.' },
  });
  await press('I agree');
  expect(screen.getByText('It has changed once more.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'I agree' })).toBeTruthy();
});
