import { spawn } from 'node:child_process';
import type { Cluster } from './cluster.ts';

export interface ProgramResult {
  succeeded: boolean;
  output: string;
}

/** Runs one of PostgreSQL's programs to its end, as the server's user. */
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
    // A program that ends early does not read on; its exit code tells.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** The folder must be one that the server's user can enter, and messages must be ones we can read. */
export function programSurroundings({ account, programs }: Cluster) {
  return {
    cwd: process.platform === 'win32' ? programs.folder : '/',
    env: { PATH: programs.folder, LC_ALL: 'C', TZ: 'UTC' },
    ...account,
  };
}
