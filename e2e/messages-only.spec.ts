import { approvePosts } from './support/administration.ts';
import { expect, expectAccessible, linkIn, mailTo, test } from './support/journey.ts';
import { enterAsOwner, signUp } from './support/people.ts';
import { madePicture } from './support/pictures.ts';
import { addPicturesAndSubmit, describeFlat } from './support/posting.ts';
import { demoAccount, enter } from './support/session.ts';

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
  await test.step('the page of the listing has no number and offers a message', async () => {
    await visitor.goto('/rentals');
    await visitor.getByRole('article').filter({ hasText: title }).getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(postedBy.getByText('No phone provided')).toBeVisible();
    await expect(visitor.getByRole('button', { name: /Show phone number|Call/ })).toHaveCount(0);
    await expectAccessible(visitor);
    const id = visitor.url().split('/').at(-1);
    const answer = await visitor.request.get(`/api/user/post/listingDetails/${id}?phone=show`);
    expect(await answer.text()).not.toContain('9832012345');
    await visitor.setViewportSize({ width: 360, height: 740 });
    await expect(visitor.getByText('No phone provided').last()).toBeInViewport();
    await visitor.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('the visitor signs up and writes to the owner', async () => {
    const account = await signUp(visitor.request);
    const path = new URL(visitor.url()).pathname;
    await visitor.goto(linkIn(await mailTo(account.email, 'Confirm')));
    await expect(visitor.getByText(/verified/i).first()).toBeVisible();
    await enter(visitor, account);
    await visitor.goto(path);
    await postedBy.getByRole('link', { name: 'Message owner' }).click();
    await visitor.getByRole('textbox', { name: 'Write a message' }).fill('Is the flat still free?');
    await visitor.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(visitor.getByRole('log')).toContainText('Is the flat still free?');
  });

  await test.step('the owner reads the message', async () => {
    await owner.goto('/dashboard/messages');
    await owner
      .getByRole('link', { name: /Asha Tamang/ })
      .first()
      .click();
    await expect(owner.getByRole('log')).toContainText('Is the flat still free?');
  });
  await visitor.context().close();
});
