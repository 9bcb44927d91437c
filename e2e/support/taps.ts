import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { PictureFile } from './pictures.ts';

/** Counts the taps of a flow. Text is only typed into the field that has the focus, so a field costs a tap too. */
export function countTaps() {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async tap(control: Locator): Promise<void> {
      count += 1;
      await control.click();
    },
    /** One tap opens the phone's photos, one marks each photo, and one is done. */
    async choosePhotos(page: Page, opener: Locator, photos: readonly PictureFile[]): Promise<void> {
      count += 2 + photos.length;
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), opener.click()]);
      await chooser.setFiles([...photos]);
    },
    /** Opens the link of an email. */
    async openMail(page: Page, link: string): Promise<void> {
      count += 1;
      await page.goto(link);
    },
    /** Types where the focus is. */
    async type(field: Locator, text: string): Promise<void> {
      await expect(field).toBeFocused();
      await field.pressSequentially(text);
    },
  };
}
