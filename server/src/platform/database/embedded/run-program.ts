import { spawn } from 'node:child_process';
import type { Cluster } from './cluster.ts';

export interface ProgramResult {
  succeeded: boolean;
  output: string;
}

/** Runs a PostgreSQL program to its end, as the server's user. */
export function runProgram(
  cluster: Cluster,
  program: string,
  parameters: string[],
  input = '',
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { ...programSurroundings(cluster), stdio: 'pipe' });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ succeeded: code === 0, output }));
    // A program that exits early does not read its input; its exit code tells why.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** The working directory must be readable by the server's user, and messages must be in English. */
export function programSurroundings({ account, programs }: Cluster) {
  return {
    cwd: process.platform === 'win32' ? programs.folder : '/',
    env: { PATH: programs.folder, LC_ALL: 'C', TZ: 'UTC' },
    ...account,
  };
}
