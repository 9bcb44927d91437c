import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const program = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'].find((file) =>
  existsSync(file),
);

export interface Load {
  url: string;
  headers?: Record<string, string>;
  /** Addresses to request in turn, instead of that of the URL. Each call goes on where the last one ended. */
  addresses?: readonly string[];
  connections?: number;
  seconds: number;
}

export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'thikana-wrk-'));
const scripts = new Map<readonly string[], { file: string; next: number }>();

/** Loads a server with wrk, whose client takes a small part of the time that answers take. */
export async function wrk({
  url,
  headers = {},
  addresses,
  connections = 16,
  seconds,
}: Load): Promise<Measured> {
  if (!program) throw new Error('wrk is missing: install the package wrk of your system.');
  const { stdout } = await run(program, [
    ...['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--latency', '--timeout', '30s'],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(addresses ? ['-s', scriptOf(addresses)] : []),
    url,
  ]);
  const failed = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)/.exec(stdout);
  if (failed) throw new Error(`${url}: ${failed[0]}`);
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  if (addresses) scriptFor(addresses).next += figure(/(\d+) requests in/);
  return {
    perSecond: figure(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds(/50%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
  };
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };

function milliseconds(found: RegExpExecArray | null): number {
  return Number(found?.[1]) * (units[found?.[2] ?? ''] ?? Number.NaN);
}

function scriptFor(addresses: readonly string[]) {
  const known = scripts.get(addresses) ?? { file: path.join(folder, `${scripts.size}.lua`), next: 0 };
  scripts.set(addresses, known);
  return known;
}

/** A program for wrk that requests the addresses from the next one on. */
function scriptOf(addresses: readonly string[]): string {
  const { file, next } = scriptFor(addresses);
  const list = `${file}.txt`;
  if (next === 0) writeFileSync(list, addresses.join('\n'));
  writeFileSync(
    file,
    `local addresses = {}
for line in io.lines(${JSON.stringify(list)}) do addresses[#addresses + 1] = line end
local at = ${next}
request = function()
  at = at + 1
  return wrk.format(nil, addresses[(at - 1) % #addresses + 1])
end
`,
  );
  return file;
}
