import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./site-process.ts', import.meta.url));

/** A site on a database that other processes share. */
export async function startSiteProcess(options: { databaseUrl: string; dataDir: string }) {
  const child = fork(program, {
    env: { ...process.env, DATABASE_URL: options.databaseUrl, DATA_DIR: options.dataDir },
  });
  const exit = once(child, 'exit');
  const [url] = (await Promise.race([
    once(child, 'message'),
    exit.then(([code]) => Promise.reject(new Error(`The site ended with ${code}.`))),
  ])) as [string];
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}
