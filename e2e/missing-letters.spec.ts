import type { Page } from '@playwright/test';
import { chromiumOptions, findChromium, findHeadlessChromium } from '../scripts/ensure-chromium.ts';
import { expect, test } from './support/journey.ts';
import { layoutShifts, noteLayoutShifts } from './support/layout-shifts.ts';
import { withoutLetters } from './support/without-letters.ts';

test.skip(process.platform !== 'linux', 'Other systems have the letters.');
test.use({
  viewport: { width: 360, height: 780 },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
  launchOptions: async ({}, use) =>
    use({
      ...chromiumOptions(findHeadlessChromium() ?? findChromium()),
      env: { ...process.env, ...withoutLetters() } as Record<string, string>,
    }),
});

/** The widths of letters in the font of the page. Boxes have all the same one. */
const widths = (page: Page, letters: string) =>
  page.evaluate((text) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return [];
    canvas.font = `100px ${getComputedStyle(document.body).fontFamily}`;
    return [...new Set([...text].map((letter) => canvas.measureText(letter).width))];
  }, letters);

/** When the page was first painted, and when it requested a file. */
const timesOf = (page: Page, address: string) =>
  page.evaluate((file) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const [requested] = performance.getEntriesByName(file);
    return { painted: painted?.startTime ?? 0, requested: requested?.startTime ?? 0 };
  }, address);

for (const [language, letters, family] of [
  ['bn', 'কঘঙজটডমশ', 'Bengali Letters'],
  ['hi', 'कघङजटडमश', 'Devanagari Letters'],
  ['ne', 'कघङजटडमश', 'Devanagari Letters'],
] as const)
  test(`a page in ${language} brings its letters to a system that has none`, async ({ page }) => {
    await noteLayoutShifts(page);
    const loading = page.waitForResponse(/-letters-400-.*\.woff2$/);
    await page.goto(`/${language}/rentals`);
    const font = await loading;
    expect((await font.body()).length).toBeLessThan(75 * 1024);
    await expect
      .poll(() =>
        page.evaluate(([name, text]) => document.fonts.check(`16px "${name}"`, text), [
          family,
          letters,
        ] as const),
      )
      .toBe(true);
    expect((await widths(page, letters)).length).toBeGreaterThan(5);
    const { painted, requested } = await timesOf(page, font.url());
    expect(painted).toBeGreaterThan(0);
    expect(requested).toBeGreaterThan(painted);
    // Words with letters are not as wide as words of boxes, so that some lines break elsewhere.
    const shift = (await layoutShifts(page)).reduce((sum, each) => sum + each, 0);
    expect(shift).toBeLessThan(0.05);
    // The next documents know before their first paint that the letters are missing.
    for (const address of ['privacy', 'rentals']) {
      await page.goto(`/${language}/${address}`, { waitUntil: 'networkidle' });
      expect((await widths(page, letters)).length).toBeGreaterThan(5);
      const next = await timesOf(page, font.url());
      expect(next.requested).toBeGreaterThan(0);
      expect(next.requested).toBeLessThan(next.painted);
    }
  });

for (const [name, prepare] of [
  [
    'Save-Data',
    () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  ],
  ['light data', () => localStorage.setItem('light-data', 'on')],
] as const)
  test(`no letters are loaded with ${name}`, async ({ page }) => {
    await page.addInitScript(prepare);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('-letters-')) loaded.push(request.url());
    });
    await page.goto('/bn/rentals', { waitUntil: 'networkidle' });
    expect(await widths(page, 'কঘঙজটডমশ')).toHaveLength(1);
    expect(loaded).toEqual([]);
  });

test('an English page loads no letters of another script', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('-letters-')) loaded.push(request.url());
  });
  await page.goto('/rentals', { waitUntil: 'networkidle' });
  expect(loaded).toEqual([]);
});
