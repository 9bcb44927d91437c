import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import type { PictureFile } from './pictures.ts';

/** What a person needs to look for a control and tap it, and to type a character on a phone. */
const tapSeconds = 1.5;
const characterSeconds = 0.3;

/** Counts the taps of a flow. Text is only typed into the field that has the focus, so a field costs a tap too. */
export function countTaps() {
  const begunAt = performance.now();
  let count = 0;
  let characters = 0;
  return {
    get count() {
      return count;
    },
    /** Notes the flow in the report of the test, for the table in docs/design.md, and returns how long it takes. */
    note(flow: string): number {
      const waited = (performance.now() - begunAt) / 1000;
      const seconds = waited + count * tapSeconds + characters * characterSeconds;
      const description = `${count} taps, ${characters} characters, ${waited.toFixed(1)} s of waiting, ${seconds.toFixed(1)} s in all`;
      test.info().annotations.push({ type: flow, description });
      return seconds;
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
      characters += text.length;
      await field.pressSequentially(text);
    },
  };
}
