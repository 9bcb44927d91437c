import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureHeadlessChromium } from './ensure-chromium.ts';
import { couldNotRun, type Outcome, outcomeOf, outcomeOfVitest, type VitestRun } from './test-outcome.ts';
import type { VitestOutcome } from './vitest-outcome.ts';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const reports = mkdtempSync(path.join(tmpdir(), 'thikana-reports-'));

/** Runs all checks and tests in turn; a stage that could not run counts as failed. */
const outcomes = [runChecks(), runVitest(), runPlaywright()];
rmSync(reports, { recursive: true, force: true });

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.flatMap((outcome) => outcome.failed);
printNames(
  'Passed only at the second attempt, and worth a look:',
  outcomes.flatMap((outcome) => outcome.shaky),
);
printNames('Failed:', failed);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 && passed > 0 ? 0 : 1);

function runChecks(): Outcome {
  const status = run(process.execPath, ['scripts/check.ts']);
  return status === 0
    ? { passed: 1, failed: [], shaky: [] }
    : { passed: 0, failed: ['npm run check'], shaky: [] };
}

/** Runs files with failures once more on their own, to tell a slow machine from a fault. */
function runVitest(): Outcome {
  return outcomeOfVitest(root, tryVitest([]), tryVitest);
}

function tryVitest(files: readonly string[]): VitestRun | undefined {
  const file = path.join(reports, `vitest-${files.length}.json`);
  const reporters = ['--reporter=dot', `--reporter=${path.join(root, 'scripts/vitest-outcome.ts')}`];
  const status = run(bin('vitest'), ['run', ...files, ...reporters], { VITEST_OUTCOME: file });
  const outcome = readReport<VitestOutcome>(file);
  return outcome && { status, outcome };
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
}

function runPlaywright(): Outcome {
  const file = path.join(reports, 'playwright.json');
  const chromium = ensureHeadlessChromium();
  const status = run(bin('playwright'), ['test', '--retries=1', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });
  const report = readReport<{ suites: PlaywrightSuite[] }>(file);
  if (!report) return couldNotRun('playwright');
  const tests = testsOf(report.suites);
  const namesOf = (...statuses: string[]) =>
    tests.filter((test) => statuses.includes(test.status)).map(({ name }) => name);
  return outcomeOf('playwright', status, {
    passed: namesOf('expected', 'flaky').length,
    failed: namesOf('unexpected', 'skipped'),
    shaky: namesOf('flaky'),
  });
}

function testsOf(suites: readonly PlaywrightSuite[]): { name: string; status: string }[] {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ name: `e2e/${file} › ${title}`, status })),
    ),
    ...testsOf(inner),
  ]);
}

function run(command: string, args: string[], environment: Record<string, string> = {}): number | null {
  console.log(`\n— ${path.basename(command)} ${args[0] ?? ''}`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
    .status;
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

function printNames(title: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n${title}\n${names.map((name) => `  ${name}`).join('\n')}`);
}
