import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { approvePosts } from './support/administration.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, linkIn, mailTo, test } from './support/journey.ts';
import { authorization, enterAsOwner } from './support/people.ts';
import { madePicture } from './support/pictures.ts';
import { addPicturesAndSubmit, describeFlat } from './support/posting.ts';
import { demoAccount, enter } from './support/session.ts';
import { countTaps } from './support/taps.ts';

test('an owner who takes messages only shows no number, and a visitor writes instead', async ({
  page: owner,
  browser,
}, { retry }) => {
  test.slow();
  const title = `Quiet flat of an owner who reads messages, ${retry + 1}`;
  await test.step('the owner chooses messages only in the form', async () => {
    await enterAsOwner(owner);
    await describeFlat(owner, title);
    await owner.getByRole('checkbox', { name: /^Messages only/ }).check();
    await addPicturesAndSubmit(owner, [await madePicture('front.jpg', 1)]);
    await expect(owner.getByRole('article').filter({ hasText: title })).toBeVisible();
  });

  await test.step('an administrator approves the listing', async () => {
    const office = await browser.newContext();
    const admin = await office.newPage();
    await enter(admin, demoAccount('Admin'));
    await approvePosts(admin, [title]);
    await office.close();
  });

  const visitor = await (await browser.newContext()).newPage();
  const postedBy = visitor.getByRole('complementary');
  let listing = '';
  await test.step('the page of the listing has no number and offers a message', async () => {
    await visitor.goto('/rentals');
    await visitor.getByRole('article').filter({ hasText: title }).getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(postedBy.getByText('No phone provided')).toBeVisible();
    await expect(visitor.getByRole('button', { name: /Show phone number|Call/ })).toHaveCount(0);
    await expectAccessible(visitor);
    listing = visitor.url();
    const id = listing.split('/').at(-1);
    const answer = await visitor.request.get(`/api/user/post/listingDetails/${id}?phone=show`);
    expect(await answer.text()).not.toContain('9832012345');
    await visitor.setViewportSize({ width: 360, height: 740 });
    await expect(visitor.getByText('No phone provided').last()).toBeInViewport();
    await visitor.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('the visitor writes without an account, with five taps', async () => {
    const flow = countTaps();
    const email = `${randomUUID()}@example.com`;
    await flow.tap(postedBy.getByRole('link', { name: 'Message owner' }));
    await expectAccessible(visitor);
    await flow.tap(visitor.getByRole('button', { name: 'Still available?' }));
    await flow.type(visitor.getByLabel('Your email address'), email);
    await flow.tap(visitor.getByRole('button', { name: 'Continue' }));
    await expect(visitor.getByRole('heading', { name: /^Check your email/ })).toBeFocused();
    await expectAccessible(visitor);
    await flow.openMail(visitor, linkIn(await mailTo(email, 'Send your message')));
    await expectAccessible(visitor);
    expect(await unreadOf(owner)).toBe(0);
    await flow.tap(visitor.getByRole('button', { name: 'Send my message' }));
    await expect(visitor.getByRole('log')).toContainText('Is this still available?');
    expect(flow.count).toBe(5);
    flow.note('message without an account');
  });

  await test.step('the owner reads the message', async () => {
    await owner.goto('/dashboard/messages');
    await owner.getByRole('link', { name: /A seeker/ }).click();
    await expect(owner.getByRole('log')).toContainText('Is this still available?');
  });
  await visitor.context().close();

  await test.step('forms without scripts do the same', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 780 },
    });
    const plain = await context.newPage();
    const email = `${randomUUID()}@example.com`;
    await plain.goto(listing.replace('/rentals/', '/write/'));
    await plain.getByLabel('Your message').fill(`Is there a lift? ${'Wow'.repeat(60)}`);
    await plain.getByLabel('Your email address').fill(email);
    await plain.getByRole('button', { name: 'Continue' }).click();
    await expect(plain.getByRole('heading', { name: /^Check your email/ })).toBeVisible();
    await plain.goto(linkIn(await mailTo(email, 'Send your message')));
    await expectNoSidewaysScroll(plain);
    await plain.getByLabel('Your name').fill('Bina Rai');
    await plain.getByRole('button', { name: 'Send my message' }).click();
    await expect(plain.getByRole('heading', { name: 'Your message was sent' })).toBeVisible();
    await owner.goto('/dashboard/messages');
    await expect(owner.getByRole('link', { name: /Seeker 2/ })).toContainText('Is there a lift?');
    await context.close();
  });
});

/** The messages that the user of this page has not read. */
async function unreadOf(page: Page): Promise<number> {
  const answer = await page.request.get('/api/conversations', { headers: await authorization(page) });
  const { conversations } = (await answer.json()) as { conversations: { unread: number }[] };
  return conversations.reduce((sum, { unread }) => sum + unread, 0);
}
