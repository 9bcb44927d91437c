import { personWithPosts } from './support/administration.ts';
import { expect, expectAccessible, test } from './support/journey.ts';
import { authorization, enterAsOwner, ownListings } from './support/people.ts';
import { demoAccount, enter } from './support/session.ts';

test('the owner reads why a listing was rejected and posts it again; for strangers it does not exist', async ({
  page,
}) => {
  const title = 'Shop without a shutter, after all';
  const reason = 'The pictures show another shop.';
  const owner = await personWithPosts(page.request, 'Nima Lepcha', [title]);
  await enter(page, owner);
  const [{ _id: id } = { _id: '' }] = await ownListings(page);
  await enter(page, demoAccount('Admin'));
  const answer = await page.request.patch('/api/admin/reject-post', {
    headers: await authorization(page),
    params: { id, reason },
  });
  expect(answer.ok(), await answer.text()).toBe(true);

  await enter(page, owner);
  await page.goto('/dashboard/view-your-listings');
  const text = `Why it was rejected: ${reason}`;
  await expect(page.getByRole('article').getByText(text)).toBeVisible();
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(text)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Cannot Edit Post' })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByRole('link', { name: 'Post again' }).click();
  await expect(page.getByRole('radio', { name: 'Shop' })).toBeChecked();

  await enterAsOwner(page);
  for (const path of [`view-your-listings/edit-post/${id}`, `new-post/rent?copy=${id}`]) {
    await page.goto(`/dashboard/${path}`);
    await expect(page.getByText('Post not found')).toBeVisible();
  }
});
