import { expect, expectAccessible, linkIn, logIn, mailTo, test } from './support/journey.ts';
import { passUndoTime } from './support/pass-undo-time.ts';
import { housePictures } from './support/pictures.ts';
import { addPicturesAndSubmit, fillInFlat } from './support/posting.ts';
import { demoAccount, enter } from './support/session.ts';

test.use({ serviceWorkers: 'allow' });

test('an owner posts a flat, an administrator approves it, a visitor finds and calls', async ({
  page,
  browser,
}, { retry }) => {
  test.slow();
  // Data of an earlier attempt must not interfere.
  const owner = {
    name: 'Binita Rai',
    email: `binita.rai${retry}@example.com`,
    phone: `983201111${retry}`,
    password: 'chiya garden',
  };
  const title = `Two rooms with a view of the Mahananda, ${retry + 1}`;
  await test.step('sign up and follow the emailed link', async () => {
    await page.goto('/signup');
    await page.getByLabel('Name').fill(owner.name);
    await page.getByLabel('Email Address').fill(owner.email);
    await page.getByLabel('Phone Number').fill(owner.phone);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByLabel('Confirm Password').fill(owner.password);
    await page.getByLabel('I am 18 or older').check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/login');
    await page.goto(linkIn(await mailTo(owner.email, 'Confirm your email')));
    await expect(page.getByText('✅ Email verified successfully!')).toBeVisible();
    await page.waitForURL('**/login?verified=true');
    await expect(page.getByText('Email verified. Please log in.')).toBeVisible();
  });

  await test.step('log in and post with five pictures', async () => {
    await logIn(page, owner);
    await page.getByRole('link', { name: 'Post Your Property' }).first().click();
    await page.getByRole('dialog').getByText('Rent', { exact: true }).click();
    await fillInFlat(page, title);
    await addPicturesAndSubmit(page, await housePictures());
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card.getByText('Pending')).toBeVisible();
  });

  await test.step('the listing is not public yet', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/rentals');
    await expect(visitor.getByText(title)).toHaveCount(0);
    await visitor.context().close();
  });

  await test.step('an administrator approves it', async () => {
    const office = await browser.newContext();
    const admin = await office.newPage();
    await enter(admin, demoAccount('Admin'));
    await admin.goto('/admin/posts?status=pending');
    await admin
      .getByRole('row')
      .filter({ hasText: title })
      .getByRole('button', { name: /actions/i })
      .click();
    await admin.getByRole('menuitem', { name: 'View' }).click();
    await expect(admin.getByRole('heading', { name: title })).toBeVisible();
    await admin.getByRole('button', { name: 'Approve Post' }).click();
    await expect(admin.getByText('Post approved successfully').first()).toBeAttached();
    await expect(admin.getByRole('button', { name: 'Approve Post' })).toHaveCount(0);
    await office.close();
    await passUndoTime();
    expect((await mailTo(owner.email, 'Your listing is online')).text).toContain(title);
  });

  const street = await browser.newContext();
  const visitor = await street.newPage();
  await test.step('a visitor sees it first in the list', async () => {
    await visitor.goto('/rentals');
    const first = visitor.getByRole('article').first();
    await expect(first).toContainText(title);
    await expect(first).toContainText('₹12,500');
    await first.getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(visitor.getByText('5 photos')).toBeVisible();
    expect(await visitor.content()).not.toContain(owner.phone);
    const document = await (await visitor.request.get(visitor.url())).text();
    expect(document).toContain(title);
    expect(document).not.toContain(owner.phone);
    await expectAccessible(visitor);
  });

  await test.step('views the pictures in full screen', async () => {
    await visitor.getByRole('button', { name: /Show all photos in full screen/ }).click();
    const viewer = visitor.getByRole('dialog');
    await expect(viewer.getByText('1 / 5')).toBeVisible();
    await expectAccessible(visitor);
    await visitor.keyboard.press('ArrowRight');
    await expect(viewer.getByText('2 / 5')).toBeVisible();
    await visitor.keyboard.press('ArrowLeft');
    await visitor.keyboard.press('ArrowLeft');
    await expect(viewer.getByText('5 / 5')).toBeVisible();

    await visitor.setViewportSize({ width: 360, height: 700 });
    const thumbnail = (number: number) => viewer.getByRole('button', { name: `Show photo ${number}` });
    await visitor.keyboard.press('ArrowRight');
    await expect(thumbnail(1)).toBeInViewport({ ratio: 1 });
    await visitor.keyboard.press('ArrowLeft');
    await expect(thumbnail(5)).toBeInViewport({ ratio: 1 });
    const closing = await viewer.getByRole('button', { name: 'Close the photos' }).boundingBox();
    expect(closing).toMatchObject({ width: 48, height: 48 });
    await visitor.setViewportSize({ width: 1280, height: 900 });
    await visitor.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
  });

  await test.step('calls the number', async () => {
    await visitor.getByRole('complementary').getByRole('button', { name: 'Show phone number' }).click();
    const link = visitor
      .getByRole('complementary')
      .getByRole('link', { name: `Call +91 98320 1111${retry}` });
    await expect(link).toHaveAttribute('href', `tel:+91${owner.phone}`);
  });

  await test.step('no served picture contains its position', async () => {
    const id = visitor.url().split('/').at(-1);
    const gallery = async () => {
      const answer = await visitor.request.get(`/api/user/post/listingDetails/${id}?phone=omit`);
      const { listingDetails } = (await answer.json()) as {
        listingDetails: { gallery: { sources: { srcset: string }[] }[] };
      };
      return listingDetails.gallery;
    };
    const isFinished = async () => (await gallery()).every(({ sources }) => sources.length === 2);
    await expect.poll(isFinished, { timeout: 120_000 }).toBe(true);
    await visitor.reload();
    const photo = visitor.getByRole('img', { name: /^Photo 1 of 5/ }).first();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const urls = (await gallery()).flatMap(({ sources }) =>
      sources.flatMap(({ srcset }) => srcset.split(', ').map((each) => each.split(' ')[0] ?? '')),
    );
    expect(urls.length).toBeGreaterThanOrEqual(20);
    for (const url of urls) {
      const bytes = await (await visitor.request.get(url)).body();
      for (const mark of ['Exif', 'GPS', 'http://ns.adobe.com/xap', 'Photoshop', 'NIKON']) {
        expect(bytes.includes(mark), `${url} contains ${mark}`).toBe(false);
      }
    }
  });
});
