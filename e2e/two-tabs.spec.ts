import { expect, test } from './support/journey.ts';
import { enterAsOwner, ownListings, postFlat } from './support/people.ts';
import { madePicture } from './support/pictures.ts';
import { expectReview, listingsUrl } from './support/posting.ts';
import { enter } from './support/session.ts';

test.use({ serviceWorkers: 'allow' });

test('the second of two tabs learns of the newer version and decides', async ({ page, context }) => {
  const account = await enterAsOwner(page);
  await postFlat(page, 'As it was before both tabs', await madePicture('front.jpg', 1));
  const [listing] = await ownListings(page);
  const other = await context.newPage();
  await enter(other, account);
  for (const tab of [page, other]) {
    await tab.goto(`/dashboard/view-your-listings/edit-post/${listing?._id}`);
    await tab.getByRole('button', { name: 'Next', exact: true }).click();
  }
  const save = async (tab: typeof page, title: string) => {
    await tab.getByLabel('Title', { exact: true }).fill(title);
    await tab.getByRole('button', { name: 'Next', exact: true }).click();
    await tab.getByRole('button', { name: 'Next', exact: true }).click();
    await tab.getByRole('button', { name: 'Update Post' }).click();
  };
  await save(page, 'As the first tab has it');
  await page.waitForURL(listingsUrl);
  await save(other, 'As the second tab has it');
  const report = other.getByRole('main').getByRole('alert');
  await expect(report).toContainText('This listing was changed in another tab');
  await expectReview(other, 'As the second tab has it', 1);
  await other.setViewportSize({ width: 360, height: 640 });
  await report.getByRole('button', { name: 'See the newer version' }).click();
  await expect(other.getByRole('dialog')).toBeFocused();
  await expect(other.getByRole('dialog').getByRole('heading').first()).toBeInViewport();
  await expect(other.getByRole('dialog')).toContainText('As the first tab has it');
  await other.getByRole('dialog').getByRole('button', { name: 'Save mine instead' }).click();
  await other.waitForURL(listingsUrl);
  expect((await ownListings(page)).map(({ title }) => title)).toEqual(['As the second tab has it']);
});
