import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions, findChromium, findHeadlessChromium } from './scripts/ensure-chromium.ts';

// Each worker has a site of its own. The global set-up has written their environments by the time a worker reads this.
const sites = JSON.parse(process.env.SITES ?? '[]') as Record<string, string>[];
Object.assign(process.env, sites[Number(process.env.TEST_PARALLEL_INDEX)]);

// Workers, and the sites and commands that tests run, start faster with what the ones before have compiled.
process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, 'node_modules/.cache/compiled');

/** Journeys in a real browser, against the real site on a database and folder of its own. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  globalSetup: ['./scripts/temporary-files.ts', './e2e/support/start-sites.ts'],
  use: {
    browserName: 'chromium',
    ...(process.env.SITE_URL ? { baseURL: process.env.SITE_URL } : {}),
    viewport: { width: 1280, height: 900 },
    // To install the service worker takes a seventh of a run. Tests about it, and whole journeys, allow it.
    serviceWorkers: 'block',
    // What fails once is tried again, and then looked at closely.
    trace: 'on-first-retry',
    launchOptions: chromiumOptions(findHeadlessChromium() ?? findChromium()),
  },
});
