import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { followInbox } from '@thikana/contract/inbox';
import { baseLanguage, type SiteLanguage, siteLanguages } from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import { populateSite } from '../e2e/support/populate-site.ts';
import {
  accountScreens,
  adminScreens,
  dashboardScreens,
  detailScreens,
  publicScreens,
  type Screen,
} from '../e2e/support/screens.ts';
import { type Account, demoAccount, sessionOf, startLoggedIn } from '../e2e/support/session.ts';
import { startSite } from '../e2e/support/start-site.ts';
import { chromiumOptions, ensureChromium } from './ensure-chromium.ts';

const folder = path.resolve(import.meta.dirname, '../screenshots');
const widths = [360, 768, 1440] as const;
const themes = ['light', 'dark'] as const;
/** `npm run screenshots -- admin` takes those of one area only, `-- bn` those in one language only. */
const wanted = process.argv[2];
/** In other languages than English, in the light theme only. */
const translatedWidths = [360, 1440] as const;

interface Area {
  name: string;
  account?: Account;
  screens: Screen[];
}

/** Takes a screenshot of every screen of the demo site. */
async function takeAll(): Promise<void> {
  const options = chromiumOptions(ensureChromium());
  const site = await startSite();
  const browser = await chromium.launch(options);
  try {
    const areas = await listAreas();
    for (const area of areas) {
      if (wanted && area.name !== wanted) continue;
      for (const theme of themes) for (const width of widths) await takeArea(browser, area, { theme, width });
    }
    for (const language of siteLanguages) {
      if (language === baseLanguage || (wanted && language !== wanted)) continue;
      for (const area of areas)
        for (const width of translatedWidths)
          await takeArea(browser, area, { theme: 'light', width, language });
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function listAreas(): Promise<Area[]> {
  const owner = demoAccount('Owner');
  const admin = demoAccount('Admin');
  const [ownerSession, adminSession] = await Promise.all([sessionOf(owner), sessionOf(admin)]);
  const lived = await populateSite(ownerSession);
  return [
    { name: 'public', screens: [...(await publicScreens()), ...(await detailScreens())] },
    { name: 'account', screens: accountScreens },
    {
      name: 'dashboard',
      account: owner,
      screens: [...(await dashboardScreens(ownerSession)), ...lived.dashboard],
    },
    { name: 'admin', account: admin, screens: [...(await adminScreens(adminSession)), ...lived.admin] },
  ];
}

interface Look {
  theme: (typeof themes)[number];
  width: number;
  language?: SiteLanguage;
}

async function takeArea(
  browser: Browser,
  { name, account, screens }: Area,
  { theme, width, language = baseLanguage }: Look,
): Promise<void> {
  const look = language === baseLanguage ? `${width}-${theme}` : `${width}-${language}`;
  const into = path.join(folder, name, look);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const context = await openContext(browser, { theme, width, language });
  if (account) await startLoggedIn(context, account);
  const page = await context.newPage();
  const open = async (address: string) => {
    await page.goto(new URL(pathIn(address, language), process.env.SITE_URL).href);
    await isDrawn(page);
  };
  for (const screen of screens) {
    await open(screen.path);
    await page.screenshot({ path: path.join(into, `${screen.name}.png`), fullPage: true });
  }
  await context.close();
  console.log(`${path.relative(process.cwd(), into)}: ${screens.length}`);
}

async function openContext(
  browser: Browser,
  { theme, width, language = baseLanguage }: Look,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    // A browser in another language would be offered the page in its own.
    locale: `${language}-IN`,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    // A service worker would bypass the routes below.
    serviceWorkers: 'block',
  });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  // On a slow machine fonts may load after the swap period, so wait for them.
  await context.route('**/assets/*.css', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/font-display: ?optional/g, 'font-display:block');
    await route.fulfill({ response: answer, body });
  });
  // An open stream would keep the network busy, so answer the inbox once.
  await context.route(`**${followInbox.path}*`, async (route) => {
    const headers = { ...route.request().headers(), accept: 'application/json' };
    const answer = await route.fetch({ headers });
    const body = `event: inbox\ndata: ${await answer.text()}\n\n`;
    await route.fulfill({ contentType: 'text/event-stream', body });
  });
  return context;
}

/** Waits until the whole screen is rendered, fonts are loaded, and every picture has loaded or failed. */
async function isDrawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading').first().waitFor();
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('.below-first-screen'))
      part.style.contentVisibility = 'visible';
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    // Decoding waits for pictures that are still loading.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

await takeAll();
