import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { PictureFile } from './pictures.ts';

const step = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** What every kind of property is asked for. */
export async function describeProperty(
  page: Page,
  property: { title: string; description: string; place: string; suggestion: RegExp },
): Promise<void> {
  await page.getByLabel('Title').fill(property.title);
  await page.getByLabel('Description').fill(property.description);
  await page.getByRole('combobox', { name: 'Location' }).pressSequentially(property.place);
  await page.getByRole('option', { name: property.suggestion }).first().click();
}

export async function chooseCategory(page: Page, category: string): Promise<void> {
  await page.getByRole('radio', { name: category }).check({ force: true });
  await step(page);
}

/** From the details on: the pictures, a look over everything, and off it goes. */
export async function addPicturesAndSubmit(page: Page, pictures: readonly PictureFile[]): Promise<void> {
  await step(page);
  await page.locator('input[type=file]').setInputFiles([...pictures]);
  await expect(page.getByText(`${pictures.length} pictures chosen`).first()).toBeAttached();
  await step(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.waitForURL('**/dashboard/view-your-listings');
}
