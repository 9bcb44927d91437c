import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const sources = path.join(import.meta.dirname, '../src');

/** Runs a program of the server in its own process with only these settings; returns its output and exit code. */
export async function runProgram(program: string, args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(sources, program), ...args], {
    env: { ...process.env, S3_BUCKET: '', ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}
