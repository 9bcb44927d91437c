import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installFromPackages, installPackage, isRoot } from './install-from-packages.ts';

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
  ensureLetters();
  const found = findChromium() ?? installFromPackages('chromium');
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
  ensureLetters();
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  return findHeadlessChromium() ?? installFromPackages('chromium-headless-shell') ?? ensureChromium();
}

/**
 * Bengali and Devanagari letters come with a reader's system. On a machine without them Chromium draws boxes, after a
 * slow search: nothing that is measured on such a page is true.
 */
function ensureLetters(): void {
  const isMissing = (language: string) => {
    const { status, stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
    return status === 0 && stdout.trim() === '';
  };
  if (!['bn', 'hi'].some(isMissing) || installPackage('fonts-noto-core')) return;
  console.warn('This machine has no letters for Bengali or Devanagari: its pages show boxes instead.');
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
