import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: { start: string };
};
/** What `npm start` says to Node. */
const nodeFlags = scripts.start.split(' ').filter((word) => word.startsWith('--'));

interface RunningSite {
  url: string;
  pid: number;
  stop(): Promise<void>;
  /** As when the machine goes: nothing is finished. */
  kill(): void;
}

/** The real site on a folder of its own, as an operator starts it, without limits. */
export async function startSite(options: {
  port: number;
  demo: boolean;
  /** A database that runs already, instead of one of its own. */
  databaseUrl?: string;
  /** More settings, or others. */
  environment?: Record<string, string>;
}): Promise<RunningSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'thikana-bench-'));
  chmodSync(dataDir, 0o755);
  const site = spawn(
    process.execPath,
    [...nodeFlags, 'server/src/main.ts', ...(options.demo ? [] : ['--empty'])],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        DATABASE_URL: options.databaseUrl ?? '',
        PORT: String(options.port),
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        ...options.environment,
      },
    },
  );
  await hasSaid(site, 'is running');
  return {
    url: `http://localhost:${options.port}`,
    pid: site.pid ?? 0,
    kill: () => site.kill('SIGKILL'),
    async stop() {
      await end(site);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves once the process has printed the words. */
export function hasSaid(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes(words)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}:\n${said}`)));
  });
}

export function end(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  return ended;
}

/** Memory of a process as Linux counts it: resident now, and at its highest. */
export function memoryMegabytes(pid: number): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: read('VmRSS'), highest: read('VmHWM') };
}

/** Resident memory of the processes that decode and encode pictures for the site, together. */
export function pictureProcessesMegabytes(pid: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isPictureProcessOf(pid, name))
    .reduce((sum, name) => sum + memoryMegabytes(Number(name)).now, 0);
}

function isPictureProcessOf(parent: number, name: string): boolean {
  try {
    return (
      readFileSync(`/proc/${name}/status`, 'utf8').includes(`PPid:\t${parent}\n`) &&
      readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('picture-process')
    );
  } catch {
    // It ended while we looked.
    return false;
  }
}

/** Resolves when the background has made every width of every cover. */
export async function picturesAreFinished(url: string): Promise<void> {
  for (let page = 1; ; ) {
    const answer = await fetch(`${url}/api/user/post/rent-sell-listings?page=${page}`);
    const { listings, totalPages } = (await answer.json()) as {
      listings: { cover: { sources: unknown[] } }[];
      totalPages: number;
    };
    if (!listings.every(({ cover }) => cover.sources.length === 2)) await wait(1000);
    else if (++page > totalPages) return;
  }
}
