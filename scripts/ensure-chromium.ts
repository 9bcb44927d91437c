import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const isRoot = process.getuid?.() === 0;
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
 * A Chromium to test with: the system's; else from the system's packages where that is possible; else Playwright's
 * own download, for which nothing is returned.
 */
export function ensureChromium(): string | undefined {
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

/**
 * A Chromium that cannot show windows, which is the kind that Playwright itself tests with: a page of it costs half as
 * much work. Where there is none, one that can.
 */
export function ensureHeadlessChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return ensureChromium();
  return findHeadlessChromium() ?? installFromPackages('chromium-headless-shell') ?? ensureChromium();
}

export function findHeadlessChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH || !existsSync(headlessBrowser)) return undefined;
  return headlessBrowser;
}

/** The system's own; none means Playwright's download. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...systemBrowsers].find((file) => file && existsSync(file));
}

/** How to launch it. Chromium's own sandbox does not work for root, as tests in a container often are. */
export function chromiumOptions(executablePath: string | undefined): {
  executablePath?: string;
  args: string[];
} {
  return { ...(executablePath ? { executablePath } : {}), args: isRoot ? ['--no-sandbox'] : [] };
}

function installFromPackages(name: string): string | undefined {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing ${name} from the system’s packages …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', name],
  ]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    });
    if (status !== 0) return undefined;
  }
  const file = `/usr/bin/${name}`;
  return existsSync(file) ? file : undefined;
}
