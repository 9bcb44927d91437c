import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installFromPackages, installPackages, isRoot } from './install-from-packages.ts';

const headlessBrowser = '/usr/bin/chromium-headless-shell';
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium for the tests: the system's, or one installed from the system's packages. Returns nothing if
 * Playwright should use its own download.
 */
export function ensureChromium(): string | undefined {
  const found = findChromium() ?? installFromPackages('chromium');
  ensureLetters();
  if (found) return found;
  console.log('No Chromium on this machine: letting Playwright download its own …');
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  if (status !== 0)
    throw new Error('No Chromium could be found, installed or downloaded. Please install one.');
  return undefined;
}

/** Prefers the headless shell, which Playwright itself uses and which needs half the processor time. */
export function ensureHeadlessChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  const found = findHeadlessChromium() ?? installFromPackages('chromium-headless-shell');
  if (!found) return ensureChromium();
  ensureLetters();
  return found;
}

/**
 * Bengali and Devanagari letters come with a reader's system. On a machine without them Chromium draws boxes, after a
 * slow search: nothing that is measured on such a page is true. Only Linux may lack them.
 */
function ensureLetters(): void {
  if (process.platform !== 'linux') return;
  // Without `fc-list`, nothing is known of the fonts.
  const isMissing = (language: string) =>
    !spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' }).stdout?.trim();
  if (!['bn', 'hi'].some(isMissing) || installPackages('fontconfig', 'fonts-noto-core')) return;
  console.warn('No letters for Bengali and Devanagari were found: pages may show boxes instead.');
}

export function findHeadlessChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH || !existsSync(headlessBrowser)) return undefined;
  return headlessBrowser;
}

/** The system's Chromium; undefined means Playwright's download. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...systemBrowsers].find((file) => file && existsSync(file));
}

/** Launch options. Chromium's sandbox does not work for root, which containers often use. */
export function chromiumOptions(executablePath: string | undefined): {
  executablePath?: string;
  args: string[];
} {
  return { ...(executablePath ? { executablePath } : {}), args: isRoot ? ['--no-sandbox'] : [] };
}
