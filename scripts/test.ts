import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWebIfStale } from './build-web.ts';
import { ensureHeadlessChromium } from './ensure-chromium.ts';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const reports = mkdtempSync(path.join(tmpdir(), 'thikana-reports-'));

interface Outcome {
  passed: number;
  failed: number;
}

/** All checks and tests, one after the other; a stage that could not run counts as failed. */
const outcomes = [runChecks(), runVitest(), runPlaywright()];
rmSync(reports, { recursive: true, force: true });

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function runChecks(): Outcome {
  const status = run(process.execPath, ['scripts/check.ts']);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function runVitest(): Outcome {
  const file = path.join(reports, 'vitest.json');
  const status = run(bin('vitest'), [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(file);
  return outcomeOf(status, report && { passed: report.numPassedTests, failed: report.numFailedTests });
}

function runPlaywright(): Outcome {
  buildWebIfStale();
  const file = path.join(reports, 'playwright.json');
  const chromium = ensureHeadlessChromium();
  const status = run(bin('playwright'), ['test', '--retries=1', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  });
  const report = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(file);
  const flaky = report?.stats.flaky ?? 0;
  if (flaky > 0) console.log(`\nPassed only at the second attempt, and worth a look: ${flaky}`);
  return outcomeOf(
    status,
    report && {
      passed: report.stats.expected + flaky,
      failed: report.stats.unexpected + report.stats.skipped,
    },
  );
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

function outcomeOf(status: number | null, counted: Outcome | undefined): Outcome {
  if (!counted) return { passed: 0, failed: 1 };
  if (status !== 0 && counted.failed === 0) return { ...counted, failed: 1 };
  return counted;
}
