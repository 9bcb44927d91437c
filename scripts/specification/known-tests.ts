import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Suite {
  title: string;
  file: string;
  specs?: { title: string; file: string; tests: { expectedStatus: string }[] }[];
  suites?: Suite[];
}

/** The names of all tests that run, as their runners list them: `file › group › test`. */
export function knownTests(root: string): Set<string> {
  return new Set([...unitTests(root), ...browserTests(root)]);
}

/** Vitest does not list skipped tests; a parametrised test is listed once, by its template. */
function unitTests(root: string): string[] {
  const listed = runForJson(root, 'vitest', (file) => ['list', `--json=${file}`]) as {
    name: string;
    file: string;
  }[];
  return listed.map(
    ({ name, file }) => `${toPosix(path.relative(root, file))} › ${name.replaceAll(' > ', ' › ')}`,
  );
}

function browserTests(root: string): string[] {
  const { suites, errors } = runForJson(root, 'playwright', () => ['test', '--list', '--reporter=json']) as {
    suites: Suite[];
    errors: { message?: string }[];
  };
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return suites.flatMap((file) => namesIn(file, [`e2e/${file.file}`]));
}

function namesIn(suite: Suite, above: readonly string[]): string[] {
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.every(({ expectedStatus }) => expectedStatus !== 'skipped'))
    .map(({ title }) => [...above, title].join(' › '));
  const nested = (suite.suites ?? []).flatMap((inner) => namesIn(inner, [...above, inner.title]));
  return [...own, ...nested];
}

function runForJson(root: string, name: string, args: (file: string) => string[]): unknown {
  const folder = mkdtempSync(path.join(tmpdir(), 'thikana-tests-'));
  const file = path.join(folder, 'list.json');
  const result = spawnSync(path.join(root, 'node_modules/.bin', name), args(file), {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${name} did not list its tests:\n${result.stderr || result.stdout}`, { cause });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}
