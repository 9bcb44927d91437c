import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSmtpInbox } from './smtp-inbox.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Starts the real site, with the demo catalogue, for all journeys; tells them where it is by the environment. */
export default async function startSite(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'thikana-e2e-'));
  // The database server may run as another user, who has to reach its own folder.
  chmodSync(dataDir, 0o755);
  const mailFile = path.join(dataDir, 'mails.jsonl');
  const inbox = await startSmtpInbox(mailFile);
  const port = await freePort();
  const site = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PORT: String(port),
      SMTP_URL: inbox.url,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  await saidSo(site, 'is running');
  process.env.SITE_URL = `http://localhost:${port}`;
  process.env.SITE_DATA_DIR = dataDir;
  process.env.SITE_MAIL_FILE = mailFile;

  return async () => {
    // A signal to the whole group, such as Ctrl+C, has ended it already.
    const ended = site.exitCode ?? site.signalCode ?? new Promise((resolve) => site.once('exit', resolve));
    site.kill('SIGTERM');
    await ended;
    await inbox.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function saidSo(site: ReturnType<typeof spawn>, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    site.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes(words)) resolve();
    });
    site.once('exit', (code) =>
      reject(new Error(`The site ended with ${code} before it was ready:\n${said}`)),
    );
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
