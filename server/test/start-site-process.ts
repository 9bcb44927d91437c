import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./site-process.ts', import.meta.url));

interface SiteProcessOptions {
  databaseUrl: string;
  dataDir: string;
  environment?: Record<string, string>;
}

/** Begins to start a site on a database that other processes share, or on an embedded one. */
export function beginSiteProcess({ databaseUrl, dataDir, environment }: SiteProcessOptions) {
  const child = fork(program, {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...environment },
    silent: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const exit = once(child, 'exit');
  const ended = exit.then(([code]) => Promise.reject(new Error(`The site ended with ${code}:\n${output}`)));
  const listening = Promise.race([once(child, 'message'), ended]) as Promise<[string]>;
  listening.catch(() => {});
  return {
    listening,
    output: () => output,
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      await exit;
    },
  };
}

/** A site on a database that other processes share. */
export async function startSiteProcess(options: SiteProcessOptions) {
  const { listening, output, end } = beginSiteProcess(options);
  const [url] = await listening;
  return { url, output, stop: () => end('SIGTERM') };
}
