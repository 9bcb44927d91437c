import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, linkIn, mailTo, overlayEntries, test } from './support/journey.ts';
import { passUndoTime } from './support/pass-undo-time.ts';
import { ownListings } from './support/people.ts';
import { demoAccount, enter } from './support/session.ts';
import { textsIn } from './support/texts.ts';

test.use({ viewport: { width: 360, height: 780 }, serviceWorkers: 'allow' });

/** A listing in each language, and a word of its title that no other listing has. */
const offers = {
  bn: {
    title: 'কদম গাছের ছায়ায় দুই ঘরের ফ্ল্যাট',
    description: 'দোতলা, সকালের রোদ, সারাদিন জল।',
    word: 'কদম',
    place: 'প্রধাননগর',
  },
  hi: {
    title: 'कदंब की छाया में दो कमरों का फ्लैट',
    description: 'दूसरी मंज़िल, सुबह की धूप, दिन भर पानी।',
    word: 'कदंब',
    place: 'प्रधान नगर',
  },
  ne: {
    title: 'चाँपको छायाँमा दुई कोठाको फ्ल्याट',
    description: 'दोस्रो तला, बिहानको घाम, दिनभरि पानी छ।',
    word: 'चाँपको',
    place: 'प्रधान नगर',
  },
} as const;

for (const [language, offer] of Object.entries(offers)) {
  const t = textsIn(language);
  const field = (page: Page, key: string, values?: Record<string, string>) =>
    page.getByLabel(t(key, values), { exact: true });
  const press = (page: Page, key: string) =>
    page
      .getByRole('button', { name: t(key), exact: true })
      .first()
      .click();
  const fill = async (page: Page, values: Record<string, string>) => {
    for (const [key, value] of Object.entries(values)) await field(page, key).fill(value);
  };

  test(`from the sign-up to a message and an alert, all in ${language}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const account = { email: `${randomUUID()}@example.com`, password: 'a quiet verandah' };
    await test.step('sign up', async () => {
      await page.goto(`/${language}/signup`);
      await fill(page, {
        signup_name: 'Asha Tamang',
        signup_email: account.email,
        signup_phone: '9832012345',
      });
      await fill(page, { signup_password: account.password, signup_confirm: account.password });
      await page.getByRole('checkbox').first().check();
      await expectAccessible(page);
      await press(page, 'signup_submit');
      await page.waitForURL(`**/${language}/login`);
      await page.goto(linkIn(await mailTo(account.email, '')));
      await expect(page).toHaveURL(new RegExp(`/${language}/`));
      await expect(page.getByText(t('verify_success'))).toBeVisible();
    });

    await test.step('post', async () => {
      await enter(page, account);
      await page.goto(`/${language}/dashboard/new-post/rent`);
      await page.getByRole('radio', { name: t('category_flat') }).check({ force: true });
      await press(page, 'post_next');
      await fill(page, { post_title: offer.title, post_description: offer.description });
      await page.getByRole('combobox', { name: t('post_location') }).pressSequentially(offer.place);
      await page.getByRole('listbox').getByRole('option').first().click();
      await fill(page, { post_bedrooms: '2', post_bathrooms: '1', post_available_from: '2026-12-01' });
      await page.locator('[name=builtUpArea]').fill('780');
      await page.locator('[name=pricePerFrequency]').fill('12500');
      await field(page, 'post_frequency').selectOption('month');
      await fill(page, { post_available_for: '11' });
      await field(page, 'post_duration_unit').selectOption('month');
      await expectAccessible(page);
      await press(page, 'post_next');
      await press(page, 'post_next');
      await expect(page.getByText(offer.description).first()).toBeVisible();
      await expectAccessible(page);
      await press(page, 'post_submit');
      await page.waitForURL(`**/${language}/dashboard/view-your-listings`);
      await expect(page.getByRole('article').filter({ hasText: offer.title })).toBeVisible();
      await expectAccessible(page);
    });
    const [listing] = await ownListings(page);

    const visitor = await (await browser.newContext({ baseURL })).newPage();
    const email = `${randomUUID()}@example.org`;
    await visitor.setViewportSize({ width: 360, height: 780 });
    await test.step('save a search with an alert', async () => {
      await visitor.goto(`/${language}/rentals?propertyType=flat`);
      await press(visitor, 'save_search');
      await field(visitor, 'save_search_frequency').selectOption({ label: t('alerts_at_once') });
      await field(visitor, 'save_search_email').fill(email);
      await expectAccessible(visitor);
      await visitor
        .getByRole('dialog')
        .getByRole('button', { name: t('save_search_submit') })
        .click();
      await expect(visitor.getByRole('dialog')).toBeHidden();
      // Until the dialog's entry is gone, its removal would cancel the next navigation.
      await expect.poll(() => overlayEntries(visitor)).toBe(0);
      await visitor.goto(linkIn(await mailTo(email, '')));
      await expectAccessible(visitor);
      await press(visitor, 'alerts_confirm');
    });

    await test.step('review', async () => {
      const desk = await (await browser.newContext({ baseURL })).newPage();
      await enter(desk, demoAccount('Admin'));
      await desk.goto(`/${language}/admin/posts/view-post/${listing?._id}`);
      await expect(desk.getByRole('heading', { name: offer.title })).toBeVisible();
      await expectAccessible(desk);
      await press(desk, 'admin_post_approve');
      await expect(desk.getByText(t('admin_approved')).first()).toBeAttached();
      await desk.context().close();
      await passUndoTime();
      for (const reader of [account.email, email]) await mailTo(reader, '', offer.title);
    });

    await test.step('search, read and write', async () => {
      await visitor.goto(`/${language}/rentals?q=${encodeURIComponent(offer.word)}`);
      await expectAccessible(visitor);
      await visitor.getByRole('article').getByRole('link', { name: offer.title }).first().click();
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(offer.title);
      await expectAccessible(visitor);
      await visitor.goto(`/${language}/write/${listing?._id}`);
      await fill(visitor, { write_text: offer.description, write_email: email });
      await expectAccessible(visitor);
      await press(visitor, 'write_submit');
      await expect(visitor.getByRole('heading', { name: t('write_mailed') })).toBeVisible();
      await visitor.goto(linkIn(await mailTo(email, '', '/confirm-message/')));
      await expectAccessible(visitor);
      await press(visitor, 'confirm_submit');
      await expect(visitor.getByRole('log')).toContainText(offer.description);
    });

    await test.step('answer', async () => {
      await page.goto(`/${language}/dashboard/messages`);
      await expectAccessible(page);
      await page.getByRole('main').getByRole('link').filter({ hasText: offer.description }).click();
      await page.getByRole('textbox', { name: t('conversation_write') }).fill(offer.title);
      await press(page, 'conversation_send');
      await expect(visitor.getByRole('log')).toContainText(offer.title);
      await expectAccessible(page);
    });
    await visitor.context().close();
  });
}
