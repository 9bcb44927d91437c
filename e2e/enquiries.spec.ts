import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { approvePosts, personWithPosts } from './support/administration.ts';
import { backdateEnquiry } from './support/backdate-enquiry.ts';
import { expect, linkIn, mailTo, test } from './support/journey.ts';
import { lookAtScreen } from './support/look-at-screen.ts';
import { ownListings, signUp } from './support/people.ts';
import { type Account, demoAccount, enter } from './support/session.ts';

const title = 'Flat whose owner knows no names';
const phone = { width: 360, height: 780 };

/** The owner of a new public listing, logged in on a page. */
async function openOwner(browser: Browser, request: APIRequestContext) {
  const owner = await personWithPosts(request, 'Maya Subba', [title]);
  const office = await (await browser.newContext()).newPage();
  await enter(office, demoAccount('Admin'));
  await approvePosts(office, [title]);
  await office.context().close();
  const page = await (await browser.newContext({ viewport: phone })).newPage();
  await page.goto(linkIn(await mailTo(owner.email, 'Confirm')));
  await expect(page.getByText(/verified/i).first()).toBeVisible();
  await enter(page, owner);
  const [listing] = await ownListings(page);
  return { owner, page, listingId: listing?._id ?? '' };
}

/** A seeker with a confirmed address, logged in on a page. */
async function openSeeker(
  browser: Browser,
  request: APIRequestContext,
): Promise<{ page: Page; account: Account }> {
  const account = await signUp(request);
  const page = await (await browser.newContext({ viewport: phone })).newPage();
  await page.goto(linkIn(await mailTo(account.email, 'Confirm')));
  await expect(page.getByText(/verified/i).first()).toBeVisible();
  await enter(page, account);
  return { page, account };
}

test('a seeker introduces the household without a name, is answered from an email, and shows who they are', async ({
  browser,
  request,
}) => {
  test.slow();
  const { owner, page: host, listingId } = await openOwner(browser, request);
  const { page: seeker, account } = await openSeeker(browser, request);

  await test.step('the first message has an introduction', async () => {
    await seeker.goto(`/dashboard/messages?listing=${listingId}`);
    await seeker.getByText('About you (optional)').click();
    await seeker.getByLabel('How many people?').fill('3');
    await seeker.getByLabel('For how many months?').fill('0');
    await seeker.getByLabel('What work?').fill('Teacher');
    await seeker.getByLabel('Pets?').selectOption('no');
    await lookAtScreen(seeker, 'introduction');
    await seeker.setViewportSize(phone);
    await seeker.getByRole('textbox', { name: 'Write a message' }).fill('We would like to see it.');
    await seeker.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(seeker.getByText('Please enter a whole number from 1 to 120.')).toBeVisible();
    await seeker.getByLabel('For how many months?').fill('11');
    await seeker.getByRole('button', { name: 'Send', exact: true }).click();
    await seeker.waitForURL(/\/dashboard\/messages\/[0-9a-f]{24}$/);
    await expect(seeker.getByText('The owner does not see who you are.')).toBeVisible();
    await lookAtScreen(seeker, 'hidden-seeker');
    await seeker.setViewportSize(phone);
  });
  const conversationId = seeker.url().split('/').at(-1) ?? '';

  await test.step('the owner sees the introduction and no name', async () => {
    await host.goto(`/dashboard/messages/${conversationId}`);
    await expect(host.getByRole('heading', { name: 'A seeker' })).toBeVisible();
    await expect(host.getByRole('region', { name: 'About the seeker' })).toContainText('For 11 months');
    await expect(host.getByText('Asha')).toHaveCount(0);
    await expect(host.getByRole('button', { name: 'Not for this request' })).toBeVisible();
    await lookAtScreen(host, 'owners-enquiry');
  });

  await test.step('the reminder leads to a page without scripts, where a button offers a visit', async () => {
    await backdateEnquiry(conversationId, 49);
    const mail = await mailTo(owner.email, 'A seeker waits for your answer');
    expect(mail.text).not.toContain('Asha');
    const link = /https?:\/\/\S+\?answer=visit/.exec(mail.text)?.[0] ?? '';
    await host.goto(link);
    await expect(host.getByRole('heading', { level: 1 })).toHaveText('A seeker waits for your answer');
    await lookAtScreen(host, 'mailed-enquiry');
    const plain = await (await browser.newContext({ javaScriptEnabled: false, viewport: phone })).newPage();
    await plain.goto(link);
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    await plain.getByLabel('Day and time of the visit').fill(`${day}T11:00`);
    await plain.getByRole('button', { name: 'Offer this time' }).click();
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Your answer was sent');
    await plain.goto(link);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(
      'This enquiry is already answered or closed',
    );
    await plain.context().close();
  });

  await test.step('the seeker reads what an accepted visit shows, and shows contact details by choice', async () => {
    await seeker.goto(`/dashboard/messages/${conversationId}`);
    await expect(
      seeker.getByText('When a visit is agreed, the owner sees your name and picture.'),
    ).toBeVisible();
    await seeker.getByRole('button', { name: 'Show who you are' }).click();
    const dialog = seeker.getByRole('dialog');
    await dialog.getByLabel('Also show my email address and phone number').check();
    await lookAtScreen(seeker, 'reveal');
    await seeker.setViewportSize(phone);
    await dialog.getByRole('button', { name: 'Show it' }).click();
    await expect(seeker.getByText('The owner does not see who you are.')).toBeHidden();
    await host.goto(`/dashboard/messages/${conversationId}`);
    await expect(host.getByRole('heading', { name: 'Asha Tamang' })).toBeVisible();
    await expect(host.getByRole('link', { name: account.email })).toBeVisible();
    await lookAtScreen(host, 'revealed-seeker');
  });

  await test.step('a refusal is reported as a case of its own', async () => {
    await seeker.getByRole('button', { name: 'More actions' }).click();
    await seeker.getByRole('menuitem', { name: 'Refused because of who I am' }).click();
    await expect(seeker.getByRole('radio', { name: 'Refused because of who I am' })).toBeChecked();
    await lookAtScreen(seeker, 'report-refusal');
    await seeker.getByRole('button', { name: 'Send the report' }).click();
    await expect(seeker.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  });
});

test('an owner answers with one tap and limits open enquiries, which seekers see before they write', async ({
  browser,
  request,
}) => {
  test.slow();
  const { page: host, listingId } = await openOwner(browser, request);
  const { page: seeker } = await openSeeker(browser, request);
  await host.goto('/dashboard/view-your-listings');
  await host.getByRole('button', { name: title }).first().click();
  await host.getByRole('button', { name: 'Enquiries at a time' }).click();
  await host.getByRole('spinbutton', { name: 'Enquiries at a time' }).fill('1');
  await lookAtScreen(host, 'enquiry-limit');
  await host.getByRole('button', { name: 'Save the limit' }).click();
  await expect(host.getByText('The limit is saved.').first()).toBeVisible();

  await seeker.goto(`/dashboard/messages?listing=${listingId}`);
  await expect(seeker.getByText('The owner takes one enquiry at a time; 0 open.')).toBeVisible();
  await seeker.getByRole('textbox', { name: 'Write a message' }).fill('Is it free?');
  await seeker.getByRole('button', { name: 'Send', exact: true }).click();
  await seeker.waitForURL(/\/dashboard\/messages\/[0-9a-f]{24}$/);
  const conversationId = seeker.url().split('/').at(-1) ?? '';

  const visitor = await (await browser.newContext({ viewport: phone })).newPage();
  await visitor.goto(`/write/${listingId}`);
  await expect(visitor.getByText('The owner takes no more enquiries at the moment.')).toBeVisible();
  await lookAtScreen(visitor, 'write-full');

  await host.goto(`/dashboard/messages/${conversationId}`);
  await host.getByRole('button', { name: 'Not for this request' }).click();
  await expect(host.getByText('This enquiry is closed.')).toBeVisible();
  await expect(seeker.getByText('It does not suit this request.').last()).toBeVisible();
  await visitor.reload();
  await visitor.getByText('About you (optional)').click();
  await visitor.getByLabel('Your message').fill('Is it free?');
  await visitor.getByLabel('How many people?').fill('2');
  await lookAtScreen(visitor, 'write-introduction');
  await visitor.getByLabel('Your email address').fill(`${randomUUID()}@example.com`);
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await expect(visitor.getByRole('heading', { name: /^Check your email/ })).toBeVisible();
});
