import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { PictureFile } from './pictures.ts';

/** Where the form leads once it is sent. */
export const listingsUrl = '**/dashboard/view-your-listings';

const step = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** Fills in the fields that all properties have. */
export async function describeProperty(
  page: Page,
  property: { title: string; description: string; place: string; suggestion: RegExp },
): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(property.title);
  await page.getByLabel('Description', { exact: true }).fill(property.description);
  await page.getByRole('combobox', { name: 'Location' }).pressSequentially(property.place);
  await page.getByRole('option', { name: property.suggestion }).first().click();
}

export async function chooseCategory(page: Page, category: string): Promise<void> {
  const choice = page.getByRole('radio', { name: category });
  await page.locator('label', { has: choice }).click();
  await expect(choice).toBeChecked();
  await step(page);
}

/** Completes the form from the details on: pictures, review, submit. */
export async function addPicturesAndSubmit(page: Page, pictures: readonly PictureFile[]): Promise<void> {
  await step(page);
  await page.locator('input[type=file]').setInputFiles([...pictures]);
  await expect(page.getByText(`Pictures chosen: ${pictures.length}`).first()).toBeAttached();
  await step(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.waitForURL(listingsUrl);
}

/** Opens the form and fills in the category and the details of a flat for rent. */
export async function describeFlat(page: Page, title: string): Promise<void> {
  await page.goto('/dashboard/new-post/rent');
  await fillInFlat(page, title);
}

/** Fills in the category and the details of a flat for rent. */
export async function fillInFlat(page: Page, title: string): Promise<void> {
  await chooseCategory(page, 'Flat/Apartment');
  await describeProperty(page, {
    title,
    description: 'Second floor, morning sun, water all day.',
    place: 'pradhan nag',
    suggestion: /Pradhan Nagar/,
  });
  await page.getByLabel('Bedrooms').fill('2');
  await page.getByLabel('Bathrooms').fill('1');
  await page.getByLabel('Built Up Area').fill('780');
  await page.getByLabel('Available From').fill('2026-12-01');
  await page.getByLabel('Rent (₹)').fill('12500');
  await page.getByLabel('Charged').selectOption('month');
  await page.getByLabel('Available For').fill('11');
  await page.getByLabel('Duration Unit').selectOption('month');
}

/** Fills in a flat for rent up to the review step. */
export async function reviewFlat(page: Page, title: string, pictures: readonly PictureFile[]): Promise<void> {
  await describeFlat(page, title);
  await step(page);
  await page.locator('input[type=file]').setInputFiles([...pictures]);
  await expect(page.getByText(`Pictures chosen: ${pictures.length}`).first()).toBeAttached();
  await step(page);
  await expectReview(page, title, pictures.length);
}

/** Expects the review step with every value and every picture. */
export async function expectReview(page: Page, title: string, pictureCount: number): Promise<void> {
  await expect(page.getByRole('heading', { name: /Step 4 of 4/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Costs' })).toContainText('₹12,500');
  await expect(page.getByText(new RegExp(`^${pictureCount} photos?$`))).toBeVisible();
  const cover = page.getByRole('img', { name: new RegExp(`^Photo 1 of ${pictureCount}`) });
  await expect
    .poll(() => cover.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

interface KeptPost {
  title: string;
  newPictures: number;
}

/** Expects the values in the draft, which is saved a moment after the last key. */
export async function expectKept(page: Page, post: KeptPost): Promise<void> {
  await expect.poll(() => page.evaluate(keptPosts)).toContainEqual(post);
}

/** Runs in the page. */
async function keptPosts(): Promise<KeptPost[]> {
  const ended = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await ended(indexedDB.open('posting'));
  try {
    const drafts: { values: { title: string }; files: File[] }[] = await ended(
      database.transaction('drafts').objectStore('drafts').getAll(),
    );
    return drafts.map(({ values, files }) => ({ title: values.title, newPictures: files.length }));
  } finally {
    database.close();
  }
}
