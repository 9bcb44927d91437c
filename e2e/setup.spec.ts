import { spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { buildSiteIfStale } from '../scripts/build-site.ts';
import { freePort } from '../scripts/free-port.ts';
import { end, hasSaid } from '../scripts/start-site.ts';
import { makeTemporaryFolder } from '../server/test/temporary-folder.ts';
import { expectAccessible } from './support/journey.ts';
import { flatForRent } from './support/people.ts';
import { logoPicture, madePicture } from './support/pictures.ts';

const admin = { name: 'Wanjiru Kamau', email: 'wanjiru@example.com', password: 'a long rain' };
const town = {
  'Name of the town': 'Nakuru',
  Country: 'KE',
  Currency: 'KES',
  'Time zone': 'Africa/Nairobi',
  'A usual monthly rent of a flat': '20000',
  'A usual price of a house': '6000000',
  Areas: 'Milimani\nLanet, -0.30, 36.13\nSection 58',
};

test('an operator sets up a site for a town of their own, and approves its first listing', async ({
  page,
}) => {
  test.slow();
  const site = await startEmpty();
  try {
    await page.goto(site.url);
    await expect(page.getByRole('heading', { name: 'This site is being set up' })).toBeVisible();
    await page.goto(site.setupAddress);
    const fill = async (fields: Record<string, string>) => {
      for (const [label, text] of Object.entries(fields))
        await page.getByLabel(label, { exact: true }).fill(text);
    };
    const step = async (heading: string, fields: Record<string, string> = {}) => {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
          true,
        );
        await expectAccessible(page);
      }
      await fill(fields);
      await page.getByRole('button', { name: /Save and go on|Open the site/ }).click();
    };
    await step('Your account', {
      'Your name': admin.name,
      'Email address': admin.email,
      Password: admin.password,
    });
    await fill({ 'Name of the town': 'Nakuru', Country: 'KE' });
    await chooseCentre(page);
    await step('The city', town);
    await expect(page.getByLabel('Logo')).toBeVisible();
    await page.getByLabel('Logo').setInputFiles(await logoPicture());
    await step('Name, colour and logo', { 'Name of the site': 'Nakuru Homes' });
    await step('Contact', { 'First phone number': '+254 712 345678' });
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('First phone number')).toHaveValue('+254 712 345678');
    await step('Contact');
    await step('Mail');
    await expect(page.getByText(/in the dark theme, [\d.]+:1/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
    await step('Ready');
    await expect(page.getByRole('heading', { name: 'The site is opening' })).toBeVisible();
    await site.opened;

    await page.goto(site.url);
    await expect(page).toHaveTitle(/Nakuru Homes/);
    await expect(page.locator('header img[src^="/brand/"]')).toBeVisible();
    await expectAccessible(page);
    expect((await page.request.get(`${site.url}/setup`)).status()).toBe(404);
    const approved = await postAndApprove(page.request, site.url);
    await page.goto(`${site.url}/rentals`);
    await expect(page.getByRole('article').first()).toContainText(approved);
  } finally {
    await site.stop();
  }
});

/** By name, with the keyboard, by dragging and by pressing the map. */
async function chooseCentre(page: Page) {
  const centre = page.getByLabel('Centre of the town', { exact: true });
  const status = page.locator('#map-status');
  await page.getByRole('button', { name: 'Find the town on the map' }).click();
  await expect(centre).toHaveValue('-0.3070, 36.0720');
  await page.getByRole('button', { name: 'Move north' }).focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('The centre is 6.1 km from Nakuru.');
  await expect(page.getByRole('button', { name: 'Move north' })).toBeFocused();
  const map = page.locator('#map svg');
  await map.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  await page.mouse.move(middleX, middleY);
  await page.mouse.down();
  await page.mouse.move(middleX, middleY - 80, { steps: 4 });
  await page.mouse.up();
  await expect(status).toHaveText('The centre is in the middle of Nakuru.');
  await map.click({ position: { x: width / 2 + 50, y: height / 2 } });
  await expect(centre).toHaveValue(/^-0\.30\d\d, 36\.10\d\d$/);
  await centre.fill('-0.2833, 36.0667');
  await centre.blur();
  await expect(status).toHaveText('The centre is 2.7 km from Nakuru.');
  // Enter in a field sends the step, not the first button of the map.
  await page.getByLabel('Time zone').press('Enter');
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
}

async function postAndApprove(requests: APIRequestContext, url: string): Promise<string> {
  const owner = { email: 'owner@example.com', password: 'a dry season' };
  const registered = { ...owner, name: 'Otieno', phone: '0712 345 678' };
  expect((await requests.post(`${url}/api/auth/register`, { data: registered })).status()).toBe(201);
  const logIn = async ({ email, password }: { email: string; password: string }) => {
    const answer = await requests.post(`${url}/api/auth/login`, { data: { email, password } });
    const { token } = (await answer.json()) as { token: string };
    return { authorization: `Bearer ${token}` };
  };
  const title = 'Two rooms above the lake';
  const coordinates = JSON.stringify({ type: 'Point', coordinates: [36.0667, -0.2833] });
  const pictures = await madePicture('front.jpg', 1);
  const posted = await requests.post(`${url}/api/user/post/add-new-post`, {
    headers: await logIn(owner),
    multipart: { ...flatForRent, title, location: 'Milimani', coordinates, pictures },
  });
  expect(posted.ok(), await posted.text()).toBe(true);
  const { post } = (await posted.json()) as { post: { _id: string } };
  const headers = await logIn(admin);
  expect((await requests.patch(`${url}/api/admin/approve-post?id=${post._id}`, { headers })).ok()).toBe(true);
  return title;
}

async function startEmpty() {
  const build = await buildSiteIfStale();
  const dataDir = makeTemporaryFolder();
  chmodSync(dataDir, 0o755);
  const url = `http://localhost:${await freePort()}`;
  const child = spawn(process.execPath, [path.join(build, 'thikana.mjs'), '--empty'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...{
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        PORT: new URL(url).port,
        LOG_LEVEL: 'warn',
      },
    },
  });
  process.once('exit', () => child.kill());
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const opened = hasSaid(child, 'is running');
  await hasSaid(child, '/setup?code=');
  await expect.poll(() => /http\S+code=\S+\s/.exec(said)?.[0]).toBeTruthy();
  const setupAddress = /http\S+code=\S+/.exec(said)?.[0] ?? '';
  return { url, setupAddress, opened, stop: () => end(child) };
}
