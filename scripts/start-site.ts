import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSiteIfStale } from './build-site.ts';
import { siteProcess } from './site-process.ts';
import { root } from './stale-build.ts';

interface RunningSite {
  url: string;
  dataDir: string;
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
  await buildSiteIfStale();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'thikana-'));
  // The database server may run as another user, who has to reach its own folder.
  chmodSync(dataDir, 0o755);
  const site = spawn(
    process.execPath,
    [...siteProcess.flags, siteProcess.program, ...(options.demo ? [] : ['--empty'])],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...siteProcess.environment,
        DATA_DIR: dataDir,
        DATABASE_URL: options.databaseUrl ?? '',
        PORT: String(options.port),
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        ...options.environment,
      },
    },
  );
  // A fault of whoever uses the site does not leave it behind.
  process.once('exit', () => site.kill());
  await hasSaid(site, 'is running');
  return {
    url: `http://localhost:${options.port}`,
    dataDir,
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

export async function end(child: ChildProcess): Promise<void> {
  // A signal to the whole group, such as Ctrl+C, has ended it already.
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}
