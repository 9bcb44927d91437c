import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface DatabaseProcessOptions {
  url?: string;
  dataDir: string;
  migrationsDir: string;
  /** The user to switch to before opening the database. */
  uid?: number;
}

export interface DatabaseProcess {
  pid: number;
  /** The first line of output: that the database is open, or why not. */
  opened: { created?: boolean; name?: string; message?: string; hint?: string };
  output(): string;
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Sends a signal and waits for the exit; resolves with the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  exitCode(): Promise<number | null>;
}

const program = fileURLToPath(new URL('./database-process.ts', import.meta.url));

/** A shell command to run first in the same process, for example to limit resources. */
export async function startDatabaseProcess(
  options: DatabaseProcessOptions,
  shellCommand = ':',
): Promise<DatabaseProcess> {
  const child = spawn(
    '/bin/sh',
    ['-c', `${shellCommand}; exec "$0" "$@"`, process.execPath, program, JSON.stringify(options)],
    { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const opened = await Promise.race([
    nextMessage(child),
    exit.then((code) => ({ message: `${code}: ${output}` })),
  ]);
  return {
    pid: child.pid ?? 0,
    opened,
    output: () => output,
    async query(sql) {
      const answer = nextMessage(child);
      child.send(sql);
      const { rows, failure } = (await answer) as { rows: Record<string, unknown>[]; failure?: string };
      if (failure !== undefined) throw new Error(failure);
      return rows;
    },
    end(signal) {
      child.kill(signal);
      return exit;
    },
    exitCode: () => exit,
  };
}

async function nextMessage(child: ChildProcess): Promise<object> {
  const [message] = (await once(child, 'message')) as [object];
  return message;
}
