import { defineConfig } from '@playwright/test';
import { chromiumOptions, findChromium, findHeadlessChromium } from './scripts/ensure-chromium.ts';

/** Journeys in a real browser, against the real site on a database and folder of its own. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  globalSetup: './e2e/support/start-site.ts',
  use: {
    browserName: 'chromium',
    // Written by the global set-up, which has run by the time a worker reads this.
    ...(process.env.SITE_URL ? { baseURL: process.env.SITE_URL } : {}),
    viewport: { width: 1280, height: 900 },
    // What fails once is tried again, and then looked at closely.
    trace: 'on-first-retry',
    launchOptions: chromiumOptions(findHeadlessChromium() ?? findChromium()),
  },
});
