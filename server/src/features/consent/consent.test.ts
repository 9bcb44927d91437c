import { register as signUp } from '@thikana/contract/accounts';
import { pauseAlerts, saveSearch, viewAlerts } from '@thikana/contract/alerts';
import { giveConsent, viewConsent, viewNotice, withdrawConsent } from '@thikana/contract/consent';
import { startPush, viewPush } from '@thikana/contract/push';
import { expect, it } from 'vitest';
import { browserKeys } from '../../../test/push-service.ts';
import { type TestSite, useTestSite } from '../../../test/test-site.ts';
import { inLanguage } from '../../lib/current-language.ts';
import { register } from '../../platform/database/register/register.ts';
import { currentLaw, setCurrentLaw } from '../city/city.feature.ts';
import { currentNotice } from './notice.ts';

const site = await useTestSite();
const { version } = currentNotice();

const account = (email: string) => ({
  name: 'Binita Rai',
  email,
  phone: '+919832011111',
  password: 'chiya garden',
});
const consentsOf = (on: TestSite, email: string) =>
  on.services.db
    .selectFrom('consents')
    .innerJoin('users', 'users.id', 'user_id')
    .innerJoin('consent_notices as notices', (join) =>
      join
        .onRef('notices.version', '=', 'consents.version')
        .onRef('notices.language', '=', 'consents.language'),
    )
    .select(['purpose', 'consents.version', 'consents.minimum_age', 'withdrawn_at', 'items'])
    .where('email', '=', email)
    .orderBy('consents.id')
    .execute();

it('names every purpose and kind of data of the register, in four languages', async () => {
  const { notice } = await site.call(viewNotice, {});
  expect(notice).toMatchObject({ version, minimumAge: 18 });
  const named = new Set(
    Object.values(register).flatMap(({ personal }) => personal.map(({ purpose }) => purpose)),
  );
  expect(notice.items.map(({ purpose }) => purpose).sort()).toEqual([...named].sort());
  const account = notice.items.find(({ purpose }) => purpose === 'account');
  expect(account?.what[0]).toContain('phone number');
  const texts = (['en', 'bn', 'hi', 'ne'] as const).map((language) =>
    inLanguage(language, () => JSON.stringify(currentNotice().items)),
  );
  expect(new Set(texts).size).toBe(4);
  expect(inLanguage('bn', currentNotice).version).toBe(version);
});

it('is agreed to at sign-up, and kept as it was read', async () => {
  const email = 'binita@example.com';
  await site.call(signUp, { body: { ...account(email), agreement: { notice: version, isOfAge: true } } });
  const { notice } = await site.call(viewNotice, {});
  expect(await consentsOf(site, email)).toEqual([
    { purpose: 'notice', version, minimum_age: 18, withdrawn_at: null, items: notice.items },
  ]);
});

it.each([
  ['another version', { notice: '0123456789ab', isOfAge: true }, 'notice_changed'],
  ['someone who is too young', { notice: version, isOfAge: false }, 'age_not_confirmed'],
])('is not agreed to by %s, and there is no account', async (_, agreement, code) => {
  const email = 'nobody@example.com';
  await expect(site.call(signUp, { body: { ...account(email), agreement } })).rejects.toMatchObject({ code });
  const found = await site.services.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  expect(found).toBeUndefined();
});

it('is asked of accounts without it, and again when it changes', async () => {
  const person = await site.person();
  const asked = async () => (await person.call(viewConsent, {})).consent;
  expect(await asked()).toMatchObject({ isAsked: true, agreedAt: null });
  const { consent } = await person.call(giveConsent, { body: { notice: version, isOfAge: true } });
  expect(consent).toMatchObject({ isAsked: false, agreedAt: expect.any(String) });
  expect(consent.notice.since).toBeTruthy();

  const law = currentLaw();
  setCurrentLaw({ ...law, minimum_age: 21 });
  try {
    const changed = await asked();
    expect(changed).toMatchObject({ isAsked: true, agreedAt: expect.any(String) });
    expect(changed.notice.version).not.toBe(version);
    expect(changed.notice.since).toBeUndefined();
    const old = person.call(giveConsent, { body: { notice: version, isOfAge: true } });
    await expect(old).rejects.toMatchObject({ code: 'notice_changed' });
    await person.call(giveConsent, { body: { notice: changed.notice.version, isOfAge: true } });
    expect(await asked()).toMatchObject({ isAsked: false });
  } finally {
    setCurrentLaw(law);
  }
});

it('needs no age where the law has none', async () => {
  const person = await site.person();
  const law = currentLaw();
  setCurrentLaw(undefined);
  try {
    const { notice } = (await person.call(viewConsent, {})).consent;
    expect(notice.minimumAge).toBeUndefined();
    const { consent } = await person.call(giveConsent, { body: { notice: notice.version } });
    expect(consent.isAsked).toBe(false);
  } finally {
    setCurrentLaw(law);
  }
});

it('to alerts is given with a saved search, and withdrawing it pauses them', async () => {
  const person = await site.person();
  await person.call(saveSearch, { body: { search: { propertyType: 'flat' }, frequency: 'daily' } });
  const optional = async () => (await person.call(viewConsent, {})).consent.optional;
  expect(await optional()).toContainEqual({
    purpose: 'alerts',
    isGiven: true,
    changedAt: expect.any(String),
  });
  const { consent } = await person.call(withdrawConsent, { params: { purpose: 'alerts' } });
  expect(consent.optional).toContainEqual(expect.objectContaining({ purpose: 'alerts', isGiven: false }));
  expect(await person.call(viewAlerts, {})).toMatchObject({ isPaused: true });
  await person.call(pauseAlerts, { body: { isPaused: false } });
  expect(await optional()).toContainEqual(expect.objectContaining({ purpose: 'alerts', isGiven: true }));
  expect(await consentsOf(site, person.email)).toMatchObject([
    { purpose: 'alerts', withdrawn_at: expect.any(Date) },
    { purpose: 'alerts', withdrawn_at: null },
  ]);
});

it('to notifications ends on every browser of the account', async () => {
  const person = await site.person();
  const { keys } = browserKeys();
  await person.call(startPush, { body: { endpoint: 'https://push.example/one', keys } });
  const { consent } = await person.call(withdrawConsent, { params: { purpose: 'notifications' } });
  expect(consent.optional).toContainEqual({
    purpose: 'notifications',
    isGiven: false,
    changedAt: expect.any(String),
  });
  expect(await person.call(viewPush, {})).toMatchObject({ isOn: false });
  expect(await consentsOf(site, person.email)).toMatchObject([{ withdrawn_at: expect.any(Date) }]);
});
