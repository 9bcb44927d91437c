import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSiteIfStale } from './build-site.ts';
import { root } from './project-root.ts';

interface RunningSite {
  url: string;
  dataDir: string;
  pid: number;
  stop(): Promise<void>;
  /** Kills the process without a shutdown, as a power failure would. */
  kill(): void;
}

/** Starts the real site with its own data folder and without rate limits. */
export async function startSite(options: {
  port: number;
  demo: boolean;
  /** An existing database instead of an embedded one. */
  databaseUrl?: string;
  /** Additional settings, or overrides. */
  environment?: Record<string, string>;
}): Promise<RunningSite> {
  const build = await buildSiteIfStale();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'thikana-'));
  // The database server may run as another user and must reach its folder.
  chmodSync(dataDir, 0o755);
  const launcher = path.join(build, 'thikana.mjs');
  const site = spawn(process.execPath, [launcher, ...(options.demo ? [] : ['--empty'])], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // Test runners set another.
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl ?? '',
      PORT: String(options.port),
      // Callers run several sites at once.
      PROCESSES: '1',
      RATE_LIMITS: 'off',
      SETUP: 'off',
      LOG_LEVEL: 'warn',
      ...options.environment,
    },
  });
  // The site must not outlive a caller that crashes.
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
  // A signal to the whole process group, such as Ctrl+C, has already ended it.
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}
