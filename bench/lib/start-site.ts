import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Child, startChild } from './child.ts';
import { freePort } from './free-port.ts';

export interface Site extends Child {
  url: string;
}

/** Starts the real site as its own process, as `npm start` does, on a free port. */
export async function startSite(dataDir: string, options: { withDemo: boolean }): Promise<Site> {
  const port = await freePort();
  const flags = options.withDemo ? [] : ['--empty'];
  const child = await startChild(['server/src/main.ts', ...flags], {
    readyWhenSaid: 'is running',
    environment: {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      S3_BUCKET: '',
      HOST: 'localhost',
      PORT: String(port),
      PUBLIC_URL: '',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  return { ...child, url: `http://localhost:${port}` };
}

/** Runs with a new folder, which is removed afterwards. */
export async function withDataDir<T>(run: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'thikana-bench-'));
  // The database server may run as another user, who has to reach its own folder.
  chmodSync(dataDir, 0o755);
  try {
    return await run(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Runs with a child process, which is stopped afterwards, whatever happens. */
export async function withChild<C extends Child, T>(
  starting: Promise<C>,
  run: (child: C) => Promise<T>,
): Promise<T> {
  const child = await starting;
  try {
    return await run(child);
  } finally {
    await child.stop();
  }
}
