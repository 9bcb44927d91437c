import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface DatabaseProcessOptions {
  url?: string;
  dataDir: string;
  migrationsDir: string;
  /** Whom to become before opening the database. */
  uid?: number;
}

export interface DatabaseProcess {
  pid: number;
  /** What the process said first: that it is open, or why not. */
  opened: { created?: boolean; name?: string; message?: string; hint?: string };
  output(): string;
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Ends it with a signal and waits until it has ended; resolves with its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  exitCode(): Promise<number | null>;
}

const program = fileURLToPath(new URL('./database-process.ts', import.meta.url));

/** The shell command runs before the process does, for example to limit what it may use. */
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
