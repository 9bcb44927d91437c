import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const projectDir = path.resolve(import.meta.dirname, '../..');

/** A process of ours that is up and running. */
export interface Child {
  pid: number;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

// However a benchmark ends, nothing that it started stays behind.
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Starts one of the project's scripts and waits until it has said that it is ready. */
export async function startChild(
  args: readonly string[],
  options: { readyWhenSaid: string; environment?: Record<string, string> },
): Promise<Child> {
  const child = spawn(process.execPath, args, {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...options.environment },
  });
  running.add(child);
  const ended = once(child, 'exit').finally(() => running.delete(child));
  await saidSo(child, options.readyWhenSaid);
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function saidSo(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      // Still read afterwards, so that a full pipe never holds the process up.
      if (said.includes(words)) return;
      said += chunk;
      if (said.includes(words)) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`It ended with ${code} before it was ready:\n${said}`)));
  });
}
