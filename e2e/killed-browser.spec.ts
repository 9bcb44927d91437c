import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumOptions, findChromium, findHeadlessChromium } from '../scripts/ensure-chromium.ts';
import { expect, linkIn, logIn, mailTo, test } from './support/journey.ts';
import { signUp } from './support/people.ts';
import { madePicture } from './support/pictures.ts';
import { reviewFlat } from './support/posting.ts';

const title = 'Sent after the phone was restarted';
const words = 'Written before the phone was restarted';

test('a post, a message and a heart that wait are sent once after the browser was killed', async ({
  page,
  baseURL,
}) => {
  const account = await signUp(page.request);
  await page.goto(linkIn(await mailTo(account.email, 'Confirm your email')));
  await expect(page.getByText('✅ Email verified successfully!')).toBeVisible();
  const profile = mkdtempSync(path.join(tmpdir(), 'thikana-profile-'));
  const open = async () => {
    const options = {
      ...chromiumOptions(findHeadlessChromium() ?? findChromium()),
      ...(baseURL ? { baseURL } : {}),
    };
    const context = await chromium.launchPersistentContext(profile, options);
    return { context, tab: await context.newPage() };
  };

  const before = await open();
  await logIn(before.tab, account, { isKept: true });
  const token = await before.tab.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const { listingId, conversationId } = await beginConversation(page, headers);
  await before.context.close();

  const killed = await open();
  await reviewFlat(killed.tab, title, [await madePicture('front.jpg', 1)]);
  const conversation = await killed.context.newPage();
  await conversation.goto(`/dashboard/messages/${conversationId}`);
  await conversation.getByRole('textbox', { name: 'Write a message' }).fill(words);
  const listing = await killed.context.newPage();
  await listing.goto(`/rentals/${listingId}`);
  await pressHeartTwice(listing);
  await killed.context.setOffline(true);
  await killed.tab.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(killed.tab.getByText('Waiting for a connection')).toBeVisible();
  await conversation.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(conversation.getByRole('button', { name: 'Try again' })).toBeVisible();
  await heartOf(listing).click();
  await expect(heartOf(listing)).toHaveAttribute('aria-pressed', 'true');
  await kill(killed.context, listing);

  const after = await open();
  await after.tab.goto('/about');
  await expect(after.tab.getByText('Post submitted successfully').first()).toBeVisible();
  const sent = async () => ({
    posts: await titlesOf(page, headers),
    messages: await messagesOf(page, headers, conversationId),
    shortlist: await after.tab.evaluate(() => localStorage.getItem('shortlist')),
  });
  const all = {
    posts: [title],
    messages: ['Is it free?', words],
    shortlist: expect.stringContaining(listingId),
  };
  await expect.poll(sent).toEqual(all);
  await after.tab.reload();
  expect(await sent()).toEqual(all);
  await after.context.close();
  rmSync(profile, { recursive: true, force: true });
});

const heartOf = (page: Page) =>
  page
    .getByRole('button', { name: /shortlist/i })
    .locator('visible=true')
    .first();

/** The code of the hearts is there once one has worked. */
async function pressHeartTwice(page: Page): Promise<void> {
  for (const pressed of ['true', 'false']) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/shortlist'));
    await heartOf(page).click();
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', pressed);
    await answered;
  }
}

async function beginConversation(page: Page, headers: { authorization: string }) {
  const list = await page.request.get('/api/user/post/rental-properties?page=1&limit=1');
  const [listing] = ((await list.json()) as { rentals: { _id: string }[] }).rentals;
  if (!listing) throw new Error('There is no rental.');
  const data = { listingId: listing._id, key: crypto.randomUUID(), text: 'Is it free?' };
  const answer = await page.request.post('/api/conversations', { headers, data });
  expect(answer.status()).toBe(201);
  const { conversation } = (await answer.json()) as { conversation: { _id: string } };
  return { listingId: listing._id, conversationId: conversation._id };
}

async function titlesOf(page: Page, headers: { authorization: string }): Promise<string[]> {
  const answer = await page.request.get('/api/user/post/view-your-listings', { headers });
  return ((await answer.json()) as { postArray: { title: string }[] }).postArray.map((post) => post.title);
}

async function messagesOf(page: Page, headers: { authorization: string }, id: string): Promise<string[]> {
  const answer = await page.request.get(`/api/conversations/${id}`, { headers });
  return ((await answer.json()) as { messages: { text: string }[] }).messages.map(({ text }) => text);
}

/** Ends all processes of the browser at once, with the page in the foreground. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const closed = context.waitForEvent('close');
  const devtools = await context.newCDPSession(page);
  // There is no answer to this command.
  await devtools.send('Browser.crash').catch(() => {});
  await closed;
}
