import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, linkIn, mailTo, test } from './support/journey.ts';
import { ownListings, signUp } from './support/people.ts';
import { madePicture } from './support/pictures.ts';
import { type Account, demoAccount, startLoggedIn } from './support/session.ts';
import { countTaps } from './support/taps.ts';

test.use({ serviceWorkers: 'allow' });

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

const messages = (page: Page) => page.getByRole('log');
const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};

/** Checks accessibility at both widths and restores the width. */
async function expectGoodInBothWidths(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  if (before) await page.setViewportSize(before);
}

async function publicListingOf(page: Page): Promise<string> {
  await page.goto('/dashboard');
  for (const { _id } of await ownListings(page)) {
    const answer = await page.request.get(`/api/user/post/listingDetails/${_id}?phone=omit`);
    if (answer.ok()) return _id;
  }
  throw new Error('The owner of the demo has no public listing.');
}

test('a seeker and an owner write to each other, agree on a visit, and one blocks the other', async ({
  browser,
}) => {
  test.slow();
  const ofOwner = await browser.newContext({ viewport: desktop });
  const ofSeeker = await browser.newContext({ viewport: phone, hasTouch: true });
  await startLoggedIn(ofOwner, demoAccount('Owner'));
  const [owner, seeker] = [await ofOwner.newPage(), await ofSeeker.newPage()];
  const listingId = await publicListingOf(owner);
  let writer: Account | undefined;

  await test.step('the seeker confirms an address and writes from the listing', async () => {
    const account = await signUp(seeker.request);
    writer = account;
    await seeker.goto(linkIn(await mailTo(account.email, 'Confirm')));
    await expect(seeker.getByText(/verified/i).first()).toBeVisible();
    await seeker.goto(`/rentals/${listingId}`);
    await seeker.getByRole('complementary').getByRole('link', { name: 'Message owner' }).click();
    await seeker.getByRole('link', { name: /^I have an account/ }).click();
    await expect(seeker.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
    await seeker.getByLabel('Email').fill(account.email);
    await seeker.getByLabel('Password', { exact: true }).fill(account.password);
    await seeker.locator('main form button[type=submit]').click();
    await seeker.waitForURL('**/dashboard/messages?listing=*');
    await expect(seeker.getByText('Stay safe')).toBeVisible();
    await expectGoodInBothWidths(seeker);
    const flow = countTaps();
    await flow.tap(seeker.getByRole('button', { name: 'Still available?' }));
    await expect(seeker.getByRole('textbox', { name: 'Write a message' })).toBeFocused();
    await flow.tap(seeker.getByRole('button', { name: 'Send', exact: true }));
    await seeker.waitForURL(/\/dashboard\/messages\/[0-9a-f]{24}$/);
    await expect(messages(seeker)).toContainText('Is this still available?');
    flow.note('first message of a logged-in seeker, from its form');
  });

  await test.step('the owner sees the unread message and reads it', async () => {
    await owner.goto('/dashboard/your-profile');
    await expect(owner.getByRole('link', { name: /Unread messages: 1/ }).first()).toBeVisible();
    await owner.goto('/dashboard/messages');
    await owner
      .getByRole('link', { name: /seeker/i })
      .first()
      .click();
    await expect(messages(owner)).toContainText('Is this still available?');
    await expect(messages(seeker).getByText('Read', { exact: true })).toBeAttached();
  });

  await test.step('typing notices and pictures arrive at once', async () => {
    await owner.getByRole('textbox', { name: 'Write a message' }).pressSequentially('It is, look:');
    await expect(seeker.getByText('is writing...')).toBeVisible();
    await owner.locator('input[type=file]').setInputFiles([await madePicture('kitchen.jpg', 1)]);
    await owner.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(messages(seeker)).toContainText('It is, look:');
    await expect(messages(seeker).getByRole('img', { name: /Picture 1 of 1/ })).toBeVisible();
    await expectGoodInBothWidths(seeker);
    await expectGoodInBothWidths(owner);
  });

  await test.step('a long message is shortened in the list', async () => {
    await write(owner, 'The bus to the hospital stops at the gate, and the school is five minutes away.');
    const list = owner.getByRole('navigation', { name: 'Conversations' });
    await expect(list.getByText(/^You: The bus/)).toBeVisible();
    expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  await test.step('a message that is being sent can be read', async () => {
    const answered = Promise.withResolvers<void>();
    await owner.route('**/messages', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await write(owner, 'Bring a torch');
    await expect(messages(owner).getByText('Sending...')).toBeVisible();
    await expectAccessible(owner);
    answered.resolve();
    await expect(messages(seeker)).toContainText('Bring a torch');
    await owner.unroute('**/messages');
  });

  await test.step('messages sent quickly arrive in order', async () => {
    const words = ['First the keys', 'then the meter', 'then the roof', 'and the water'];
    for (const word of words) await write(owner, word);
    await expect(messages(seeker).getByText(/^(First the|then the|and the) /)).toHaveText(words);
  });

  await test.step('a visit is proposed and accepted', async () => {
    await seeker.getByRole('button', { name: 'Propose a visit' }).click();
    await seeker.getByLabel('Time 1').fill(inDays(2));
    await seeker.getByLabel('Time 2').fill(inDays(3));
    await expectAccessible(seeker);
    await seeker.getByRole('button', { name: 'Send these times' }).click();
    await expect(seeker.getByText(/Waiting for .* to accept/)).toBeVisible();
    await owner
      .getByRole('button', { name: /^Accept / })
      .first()
      .click();
    await expect(seeker.getByText('Visit agreed').locator('visible=true').first()).toBeVisible();
    await expectGoodInBothWidths(owner);
  });

  await test.step('the recipient is warned of a fraud script', async () => {
    await seeker
      .getByRole('textbox', { name: 'Write a message' })
      .fill('Please send the OTP that you receive now.');
    await seeker.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(owner.getByRole('link', { name: 'Call 1930' })).toBeVisible();
    await expect(seeker.getByRole('link', { name: 'Call 1930' })).toBeHidden();
    await expectAccessible(owner);
  });

  await test.step('a message that cannot be sent stays, and is sent once when the connection is back', async () => {
    await ofSeeker.setOffline(true);
    await write(seeker, 'May I bring my mother?');
    await expect(seeker.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(seeker);
    await seeker.reload().catch(() => {});
    // The browser's own error page would reload by itself when the connection is back.
    await seeker.goto('about:blank');
    await ofSeeker.setOffline(false);
    await seeker.goto(owner.url().replace(new URL(owner.url()).origin, ''));
    await expect(messages(owner).getByText('May I bring my mother?')).toHaveCount(1);
    await expect(messages(seeker).getByText('May I bring my mother?')).toHaveCount(1);
  });

  await test.step('a draft survives a reload', async () => {
    await seeker.getByRole('textbox', { name: 'Write a message' }).fill('And the keys');
    await seeker.getByRole('link', { name: 'Back to all conversations' }).click();
    await expectGoodInBothWidths(seeker);
    await seeker.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first().click();
    await expect(seeker.getByRole('textbox', { name: 'Write a message' })).toHaveValue('And the keys');
  });

  await test.step('a block ends the conversation', async () => {
    await owner.getByRole('button', { name: 'More actions' }).click();
    await owner.getByRole('menuitem', { name: 'Block' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    await expect(seeker.getByText('This person has blocked messages from you.')).toBeVisible();
    await expect(seeker.getByRole('textbox', { name: 'Write a message' })).toBeHidden();
    await expectGoodInBothWidths(seeker);
  });

  await test.step('a report includes the conversation for the administrator', async () => {
    await owner.getByRole('button', { name: 'More actions' }).click();
    await owner.getByRole('menuitem', { name: 'Report' }).click();
    await expect(owner.getByRole('heading', { level: 1, name: 'Report a conversation' })).toBeVisible();
    await expect(owner.getByText('the newest 40 messages of this conversation')).toBeVisible();
    await owner.getByText('Fraud, or asks for money first').click();
    await expectGoodInBothWidths(owner);
    await owner.getByRole('button', { name: 'Send the report' }).click();
    await expect(
      owner.getByRole('heading', { name: 'Thank you. We will check it and write to you.' }),
    ).toBeFocused();

    const ofOffice = await browser.newContext({ viewport: desktop });
    await startLoggedIn(ofOffice, demoAccount('Admin'));
    const office = await ofOffice.newPage();
    await office.goto(`/admin/reports/conversation/${seeker.url().split('/').at(-1)}`);
    const said = office.getByRole('region', { name: 'The end of the conversation' });
    await expect(said.getByText('Please send the OTP that you receive now.')).toBeVisible();
    await expect(said.getByText('This message looks like a known fraud')).toBeVisible();
    await expect(said.getByRole('img', { name: /Picture 1 of 1/ })).toBeVisible();
    await expect(said.getByText('Visit agreed')).toBeVisible();
    await expectGoodInBothWidths(office);
    await office.getByRole('button', { name: 'Warn the person' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('Your message').fill('Never ask anybody for a code.');
    await dialog.getByRole('button', { name: 'Warn the person' }).click();
    await expect(office.getByText('All reports are settled.')).toBeVisible();
    expect((await mailTo(`${writer?.email}`, 'warning')).text).toContain('Never ask anybody for a code.');
    await ofOffice.close();
  });

  await test.step('a block can be lifted', async () => {
    await owner.getByRole('link', { name: 'Back to the conversation' }).click();
    await owner.getByRole('button', { name: 'Unblock' }).click();
    await expect(seeker.getByRole('textbox', { name: 'Write a message' })).toBeVisible();
  });
  await ofOwner.close();
  await ofSeeker.close();
});

/** At eleven in the morning, formatted for a time field. */
function inDays(days: number): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T11:00`;
}
