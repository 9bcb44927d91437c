import { changeLanguage, forgotPassword, login, register, viewOwnAccount } from '@thikana/contract/accounts';
import { subscribeToSearch } from '@thikana/contract/alerts';
import { currentCity, setCity } from '@thikana/contract/city';
import type { SiteLanguage } from '@thikana/contract/language';
import { confirmMessage, writeWithoutAccount } from '@thikana/contract/unconfirmed-messages';
import { banUser } from '@thikana/contract/users';
import { describe, expect, it } from 'vitest';
import { confirmedPerson } from '../../../test/confirmed-people.ts';
import { aKey, offerFlat } from '../../../test/conversations.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';
import { inLanguage } from '../../lib/current-language.ts';
import { newId } from '../../lib/ids.ts';

const site = await useTestSite();
const anEmail = () => `asha-${newId()}@example.com`;

/** What a page in a language calls. */
const onPageIn = <T>(language: SiteLanguage, call: () => Promise<T>): Promise<T> =>
  inLanguage(language, call);
const logIn = ({ email, password }: Pick<Person, 'email' | 'password'>, language: SiteLanguage) =>
  onPageIn(language, () => site.call(login, { body: { email, password } }));
const languageOf = async (person: Person) => (await person.call(viewOwnAccount, {})).user.language;
const choose = (person: Person, language: SiteLanguage) =>
  person.call(changeLanguage, { body: { language } });
const pathOf = ({ link }: { link: string }) => new URL(link).pathname;

describe('the language of an account', () => {
  it('is that of the page where it was opened, and so is its first email', async () => {
    const person = { name: 'Asha Rai', email: anEmail(), phone: '+919832011111', password: 'secret 123' };
    await onPageIn('bn', () => site.call(register, { body: person }));
    const mail = await site.mailTo(person.email, 'আপনার ইমেল নিশ্চিত করুন');
    expect(pathOf(mail)).toBe('/bn/verify-email');
    const { user } = await logIn(person, 'bn');
    expect(user.language).toBe('bn');
  });

  it('follows logins until its owner chooses one', async () => {
    const person = await site.person();
    expect((await logIn(person, 'hi')).user.language).toBe('hi');
    expect((await logIn(person, 'en')).user.language).toBe('en');
    expect((await choose(person, 'ne')).user.language).toBe('ne');
    expect((await logIn(person, 'bn')).user.language).toBe('ne');
    expect(await languageOf(person)).toBe('ne');
  });

  it('is one that the city offers', async () => {
    const person = await site.person();
    const city = currentCity();
    setCity({ ...city, languages: ['en', 'hi'] });
    await expect(choose(person, 'bn')).rejects.toMatchObject({ fields: { language: expect.any(String) } });
    setCity(city);
    await choose(person, 'bn');
    expect(await languageOf(person)).toBe('bn');
  });
});

describe('an email', () => {
  it('about a password is in the chosen language, or else in that of the page', async () => {
    const [open, chosen] = [await site.person(), await site.person()];
    await choose(chosen, 'ne');
    for (const { email } of [open, chosen])
      await onPageIn('hi', () => site.call(forgotPassword, { body: { email } }));
    expect(pathOf(await site.mailTo(open.email, 'के लिए नया पासवर्ड'))).toMatch(/^\/hi\/reset-password\//);
    expect(pathOf(await site.mailTo(chosen.email, 'का लागि नयाँ पासवर्ड'))).toMatch(/^\/ne\/reset-password\//);
  });

  it('is in the language of its reader, not of the person who causes it', async () => {
    const [person, admin] = [await site.person(), await site.person('admin')];
    await choose(person, 'bn');
    await onPageIn('hi', () =>
      admin.call(banUser, { params: { id: person.id }, body: { reason: 'Three false listings' } }),
    );
    const mail = await site.mailTo(person.email);
    expect(pathOf(mail)).toBe('/bn/contact');
    expect(mail.html).toContain('<html lang="bn-IN"');
    expect(mail.text).toContain('Three false listings');
  });

  it('falls back to English if the city offers the language no longer', async () => {
    const person = await site.person();
    await choose(person, 'bn');
    const city = currentCity();
    setCity({ ...city, languages: ['en'] });
    await site.call(forgotPassword, { body: { email: person.email } });
    expect(pathOf(await site.mailTo(person.email, 'Choose a new password'))).toMatch(/^\/reset-password\//);
    setCity(city);
  });
});

describe('a person without an account', () => {
  it('gets the email about a message in the language of the page, and an account in that of the link', async () => {
    const listingId = await offerFlat(site, await confirmedPerson(site));
    const email = anEmail();
    await onPageIn('ne', () =>
      site.call(writeWithoutAccount, {
        params: { id: listingId },
        body: { email, text: 'Is this still available?', key: aKey() },
      }),
    );
    const path = pathOf(await site.mailTo(email));
    expect(path).toMatch(/^\/ne\/confirm-message\//);
    const token = path.split('/').at(-1) ?? '';
    const { session } = await onPageIn('ne', () =>
      site.call(confirmMessage, { params: { token }, body: {} }),
    );
    expect(session?.user.language).toBe('ne');
  });

  it('gets alerts in the language in which they were confirmed', async () => {
    const email = anEmail();
    await onPageIn('bn', () =>
      site.call(subscribeToSearch, {
        body: { email, search: { propertyType: 'flat' }, frequency: 'daily' },
      }),
    );
    const path = pathOf(await site.mailTo(email));
    expect(path).toMatch(/^\/bn\/alerts\/confirm\//);
    const languageNow = async () =>
      (
        await site.services.db
          .selectFrom('alert_recipients')
          .select('language')
          .where('email', '=', email)
          .executeTakeFirstOrThrow()
      ).language;
    expect(await languageNow()).toBe('bn');
    const confirmed = await site.app.http.inject({ method: 'POST', url: path.replace('/bn/', '/hi/') });
    expect(confirmed.headers.location).toMatch(/^\/hi\/alerts\/[^/]+\?changed=confirmed$/);
    expect(await languageNow()).toBe('hi');
    // Another person who types the address does not change it.
    await site.call(subscribeToSearch, {
      body: { email, search: { propertyType: 'house' }, frequency: 'daily' },
    });
    expect(await languageNow()).toBe('hi');
  });
});
