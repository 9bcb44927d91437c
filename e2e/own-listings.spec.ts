import { approvePosts, personWithPosts } from './support/administration.ts';
import { expect, expectAccessible, test } from './support/journey.ts';
import { lookAtScreen } from './support/look-at-screen.ts';
import { ownListings } from './support/people.ts';
import { demoAccount, enter } from './support/session.ts';
import { countTaps } from './support/taps.ts';

test('an owner sees what came of a listing, what is rented, and what to fix', async ({ page, browser }) => {
  const [seen, rented, refused] = [
    'Shop that many looked at',
    'Shop that is taken now',
    'Shop without photos',
  ];
  const owner = await personWithPosts(page.request, 'Pema Sherpa', [seen, rented, refused]);
  await enter(page, owner);
  const listings = await ownListings(page);
  const idOf = (title: string) => listings.find((listing) => listing.title === title)?._id ?? '';

  await test.step('an administrator rejects one with a ready-made reason', async () => {
    await enter(page, demoAccount('Admin'));
    await approvePosts(page, [seen, rented]);
    await page.goto(`/admin/posts/view-post/${idOf(refused)}`);
    await page.getByRole('button', { name: 'Reject Post' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Please add photos of the property itself.' }).click();
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await lookAtScreen(page, 'ready-reasons');
    await page.setViewportSize({ width: 1280, height: 900 });
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a visitor asks for the number of another', async () => {
    // Headless browsers count as robots.
    const userAgent =
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile';
    const visitor = await (await browser.newContext({ userAgent })).newPage();
    await visitor.goto(`/rentals/${idOf(seen)}`);
    await visitor.getByRole('complementary').getByRole('button', { name: 'Show phone number' }).click();
    await expect(visitor.getByRole('link', { name: /^Call \+91/ }).first()).toBeVisible();
    await visitor.context().close();
  });

  await enter(page, owner);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/dashboard/view-your-listings');
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  await card(rented).getByRole('button', { name: rented }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rented out' }).click();
  await expect(card(rented).getByText('Rented', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Active/ })).toHaveText(/1$/);
  await expect
    .poll(async () => {
      await page.reload();
      await expect(card(seen)).toBeVisible();
      return card(seen).getByLabel('Results of the last 30 days').innerText();
    })
    .toMatch(/Phone number shown\s+1/);
  await lookAtScreen(page, 'own-listings');
  await page.setViewportSize({ width: 360, height: 780 });

  await test.step('posts the rented one again with a new price, with three taps, in 20 seconds', async () => {
    const times: number[] = [];
    for (const price of ['9100', '9200', '9300']) {
      await page.goto('/dashboard/view-your-listings');
      const flow = countTaps();
      await flow.tap(card(rented).getByRole('link', { name: 'Post again' }));
      const rent = page.getByLabel('Rent (₹)');
      await flow.tap(rent);
      await flow.type(rent, price);
      await expect(page.getByRole('region', { name: 'Costs' })).toContainText(`₹${price.replace('9', '9,')}`);
      if (times.length === 0) {
        await expectAccessible(page);
        await lookAtScreen(page, 'post-again');
        await page.setViewportSize({ width: 360, height: 780 });
      }
      await flow.tap(page.getByRole('button', { name: 'Submit', exact: true }));
      await expect(page.getByRole('heading', { name: 'Your listing is with us' })).toBeFocused();
      expect(flow.count).toBe(3);
      times.push(flow.note('post again'));
    }
    expect(times.toSorted((one, other) => one - other)[1]).toBeLessThanOrEqual(20);
    const posted = (await ownListings(page)).filter(({ title }) => title === rented);
    expect(posted).toHaveLength(4);
    await page.goto('/dashboard/view-your-listings');
  });

  await card(seen).getByRole('button', { name: seen }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share and poster' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Share on WhatsApp' })).toBeVisible();
  await lookAtScreen(page, 'share');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.keyboard.press('Escape');

  await card(refused).getByRole('link', { name: 'Fix and post again' }).click();
  await expect(page.getByRole('heading', { name: /Step 3 of 4: upload pictures/ })).toBeVisible();
  await page.waitForURL(/step=pictures/);
  const reason = page.getByRole('main').getByText('Please add photos of the property itself.');
  await expect(reason).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /Step 2 of 4/ })).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(refused);

  await test.step('posts it again, with five taps at most', async () => {
    await page.goto('/dashboard/view-your-listings');
    const flow = countTaps();
    await flow.tap(card(refused).getByRole('link', { name: 'Fix and post again' }));
    await page.waitForURL(/new-post/);
    await expect(reason).toBeVisible();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const submit = page.getByRole('button', { name: 'Submit', exact: true });
    // The draft of the first attempt may have been kept.
    while (!(await submit.isVisible())) {
      await flow.tap(next.or(submit));
      await expect(next.or(submit)).toBeEnabled();
    }
    await flow.tap(submit);
    await expect(page.getByRole('heading', { name: 'Your listing is with us' })).toBeFocused();
    expect(flow.count).toBeLessThanOrEqual(5);
  });
});
