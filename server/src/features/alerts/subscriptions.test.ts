import {
  pauseAlerts,
  saveSearch,
  subscribeToSearch,
  viewAlerts,
  viewLinkedAlerts,
  viewSubscription,
} from '@thikana/contract/alerts';
import { describe, expect, it } from 'vitest';
import { confirmEmail } from '../../../test/confirmed-people.ts';
import { flatForRent, listingForm } from '../../../test/listing-forms.ts';
import { useAlertsSite } from '../../../test/use-alerts-site.ts';

const { site, seeker, approved, settle, mailsTo } = await useAlertsSite();

const post = (path: string, fields: Record<string, string>) =>
  site.app.http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

/** The request that RFC 8058 defines. */
async function postInParts(path: string, fields: Record<string, string>) {
  const form = new Response(listingForm(fields));
  return site.app.http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    payload: Buffer.from(await form.arrayBuffer()),
  });
}

const alertsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject?.startsWith('New:'));

describe('a person without an account', () => {
  const subscribe = async (email: string) => {
    await site.call(subscribeToSearch, {
      body: { email, search: { propertyType: 'flat' }, frequency: 'at-once' },
    });
    return new URL((await site.mailTo(email, 'Confirm your alert')).link).pathname;
  };

  it('gets no alerts before confirming, and opening the link does not confirm', async () => {
    const email = 'dipa@example.org';
    const path = await subscribe(email);
    await site.app.http.inject({ url: path });
    await settle(await approved());
    expect(await mailsTo(email)).toHaveLength(1);
    const confirmed = await post(path, {});
    expect(confirmed.headers.location).toMatch(/^\/alerts\/[^/]+\?changed=confirmed$/);
    await settle(await approved({ ...flatForRent, builtUpArea: '1400' }));
    expect((await mailsTo(email)).at(-1)?.text).toContain('Sunny flat near Sevoke Road');
    const token = String(confirmed.headers.location).split(/[/?]/)[2] ?? '';
    const alerts = await site.call(viewLinkedAlerts, { params: { token } });
    expect(alerts).toMatchObject({ email, isPaused: false, searches: [{ label: 'Flats' }] });
  });

  it('changes the frequency of a confirmed alert by a confirmation only', async () => {
    const email = 'mina@example.org';
    const confirmed = await post(await subscribe(email), {});
    const token = String(confirmed.headers.location).split(/[/?]/)[2] ?? '';
    const frequencies = async () =>
      (await site.call(viewLinkedAlerts, { params: { token } })).searches.map(({ frequency }) => frequency);
    await site.call(subscribeToSearch, {
      body: { email, search: { propertyType: 'flat' }, frequency: 'weekly' },
    });
    expect(await frequencies()).toEqual(['at-once']);
    await expect
      .poll(async () => (await mailsTo(email)).filter(({ subject }) => subject?.startsWith('Confirm')).length)
      .toBe(2);
    const path = new URL((await mailsTo(email)).at(-1)?.link ?? '').pathname;
    const view = () => site.call(viewSubscription, { params: { token: path.split('/').at(-1) ?? '' } });
    expect(await view()).toMatchObject({ search: { frequency: 'weekly' }, isConfirmed: false });
    await post(path, {});
    expect(await view()).toMatchObject({ search: { frequency: 'weekly' }, isConfirmed: true });
    expect(await frequencies()).toEqual(['weekly']);
  });

  it.each(['in the parts of a form', 'as part of an address'])(
    'unsubscribes with one click in the email program, sent %s, and can subscribe again',
    async (how) => {
      const email = `${how.replaceAll(' ', '-')}@example.org`;
      await post(await subscribe(email), {});
      await settle(await approved());
      const mail = (await mailsTo(email)).at(-1);
      const path = new URL(mail?.unsubscribeLink ?? '').pathname;
      const answer = await (how.includes('address') ? post : postInParts)(path, {
        'List-Unsubscribe': 'One-Click',
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
      const count = (await mailsTo(email)).length;
      await settle(await approved({ ...flatForRent, builtUpArea: '1600' }));
      expect(await mailsTo(email)).toHaveLength(count);
      await post(path, { action: 'resume' });
      await settle(await approved({ ...flatForRent, builtUpArea: '1800' }));
      expect(await mailsTo(email)).toHaveLength(count + 1);
    },
  );

  it('finds the searches in a new account once the address is verified', async () => {
    const person = await site.person();
    await post(await subscribe(person.email), {});
    expect((await person.call(viewAlerts, {})).searches).toEqual([]);
    const newcomer = await seeker();
    await post(await subscribe(newcomer.email), {});
    expect((await newcomer.call(viewAlerts, {})).searches).toMatchObject([{ label: 'Flats' }]);
  });

  it('has one recipient if its account saved searches before: visible, mailed once and stopped there', async () => {
    const person = await seeker();
    const flats = { search: { propertyType: 'flat' }, frequency: 'at-once' } as const;
    await person.call(saveSearch, { body: { search: { purpose: 'rent' }, frequency: 'at-once' } });
    const email = person.email.toUpperCase();
    await site.call(subscribeToSearch, { body: { email, ...flats } });
    const link = new URL((await site.mailTo(email, 'Confirm your alert')).link).pathname;
    await settle(await approved());
    expect(await alertsTo(person.email)).toHaveLength(1);
    await post(link, {});
    expect((await person.call(viewAlerts, {})).searches).toMatchObject([
      { label: 'Flats', frequency: 'at-once' },
      { label: 'Properties to rent', frequency: 'at-once' },
    ]);
    await settle(await approved({ ...flatForRent, builtUpArea: '1310' }));
    expect(await alertsTo(person.email)).toHaveLength(2);
    expect(await alertsTo(email)).toEqual([]);

    await post(link, {});
    await person.call(pauseAlerts, { body: { isPaused: true } });
    await settle(await approved({ ...flatForRent, builtUpArea: '1320' }));
    expect(await alertsTo(person.email)).toHaveLength(2);
    expect(await alertsTo(email)).toEqual([]);
  });

  it('stops the emails of the account by the link of an email that came before the account', async () => {
    const person = await site.person();
    const confirmed = await post(await subscribe(person.email), {});
    const path = String(confirmed.headers.location).split('?')[0] ?? '';
    await person.call(saveSearch, { body: { search: { purpose: 'rent' }, frequency: 'at-once' } });
    await confirmEmail(site, person);
    await settle(await approved());
    expect(await alertsTo(person.email)).toHaveLength(1);
    expect((await person.call(viewAlerts, {})).searches).toHaveLength(2);
    await post(path, { 'List-Unsubscribe': 'One-Click' });
    expect(await person.call(viewAlerts, {})).toMatchObject({ isPaused: true });
    await settle(await approved({ ...flatForRent, builtUpArea: '1330' }));
    expect(await alertsTo(person.email)).toHaveLength(1);
  });
});
