import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import { isComplaint } from './is-complaint.ts';
import type { Account } from './session.ts';
import type { ReceivedMail } from './smtp-inbox.ts';

export { expect };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * A test whose pages are used only after hydration, and which fails on any console error, warning or request to
 * another host.
 */
export const test = base.extend<{ consoleWatch: string[]; hydration: undefined }>({
  hydration: [
    async ({ browser, context, javaScriptEnabled }, use) => {
      if (javaScriptEnabled) context.on('page', awaitHydration);
      // Tests may open more contexts for other people.
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const other = await newContext(options);
        if (options?.javaScriptEnabled !== false) other.on('page', awaitHydration);
        return other;
      };
      await use(undefined);
      browser.newContext = newContext;
    },
    { auto: true },
  ],
  consoleWatch: [
    async ({ context, baseURL }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        // Failed requests are intended by some tests, which check them themselves.
        if (isComplaint(message) && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text());
      });
      // Code may catch the error of a violated policy; the event always fires.
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`${event.effectiveDirective} forbids ${event.blockedURI}`),
        ),
      );
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== process.env.SITE_URL && origin !== baseURL)
          complaints.push(`asked ${request.url()}`);
      });
      await use(complaints);
      expect(complaints, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits for hydration, because a click before it follows a plain link or submits a plain form. */
function awaitHydration(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    await page.waitForFunction(
      () =>
        !document.getElementById('page-data') ||
        Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
    );
    await page.evaluate(afterEffects);
    return answer;
  };
}

/** Waits until React handles the events of an element, which may be later than the page's hydration. */
export async function expectAlive(element: Locator): Promise<void> {
  const isAlive = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => element.evaluate(isAlive)).toBe(true);
}

/** Runs in the page. Effects are queued like messages, which a mocked clock does not stop. */
function afterEffects(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}

/** Fails on violations of WCAG 2.2 AA that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  expect(await barriers(page, { type: 'tag', values: tags })).toEqual([]);
}

/** Checks contrast only, which is enough for the second theme of a page that was checked fully in the first. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await barriers(page, { type: 'rule', values: ['color-contrast'] })).toEqual([]);
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Injects axe only once per page, because that takes as long as a check. */
async function barriers(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(findBarriers, runOnly);
}

/** Runs in the page. Everything that fades or moves is judged at its end. */
async function findBarriers(runOnly: RunOnly): Promise<string[]> {
  // Content below the first screen is rendered only when it is scrolled into view.
  for (const part of document.querySelectorAll<HTMLElement>('.below-first-screen'))
    part.style.contentVisibility = 'visible';
  const motionless = new CSSStyleSheet();
  motionless.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
  document.adoptedStyleSheets.push(motionless);
  // Without sound and films there is nothing to preload.
  const options = { runOnly, resultTypes: ['violations' as const], preload: false };
  const { violations } = await window.axe.run(document, options);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== motionless);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** The number of open overlays that the browser's history stands for. */
export const overlayEntries = (page: Page) =>
  page.evaluate(() => (history.state?.overlays as number | undefined) ?? 0);

/** Fails if the page or an open dialog stays wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Right after a resize, Chromium can still report the layout of the old width.
  await expect
    .poll(() => page.evaluate(findTooWide), { message: 'what is wider than the screen' })
    .toEqual([]);
}

/** Runs in the page. */
function findTooWide(): string[] {
  return [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=menu]')]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map((element) => `${element.tagName} ${element.scrollWidth} > ${element.clientWidth}`);
}

/** The newest email to this address with these words in its subject and its text; waits until it arrives. */
export async function mailTo(address: string, subject: string, text = ''): Promise<ReceivedMail> {
  const file = process.env.SITE_MAIL_FILE ?? '';
  const find = () => {
    if (!existsSync(file)) return undefined;
    const mails = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ReceivedMail);
    return mails.findLast(
      (mail) =>
        mail.to.toLowerCase() === address.toLowerCase() &&
        mail.subject.includes(subject) &&
        mail.text.includes(text),
    );
  };
  await expect
    .poll(find, { message: `a mail to ${address}: ${subject} ${text}`, timeout: 90_000 })
    .toBeTruthy();
  return find() as ReceivedMail;
}

export function linkIn(mail: ReceivedMail): string {
  return /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '';
}

export async function logIn(page: Page, account: Account, { isKept = false } = {}): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  if (isKept) await page.getByLabel('Keep me logged in on this device').check();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
