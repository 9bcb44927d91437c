import path from 'node:path';
import type { FailedTest, VitestOutcome } from './vitest-outcome.ts';

/** The outcome of a stage of `npm test`. */
export interface Outcome {
  passed: number;
  /** Tests that failed twice, and stages that could not run. */
  failed: readonly string[];
  /** Tests that failed once and then passed. */
  shaky: readonly string[];
}

export interface VitestRun {
  /** The exit code; null if a signal ended the run. */
  status: number | null;
  outcome: VitestOutcome;
}

/**
 * Counts a run of Vitest whose files with failures run once more on their own.
 * `runAgain` is called with these files if there are any; undefined stands for a run that left no report.
 */
export function outcomeOfVitest(
  root: string,
  first: VitestRun | undefined,
  runAgain: (files: readonly string[]) => VitestRun | undefined,
): Outcome {
  if (!first) return couldNotRun('vitest');
  const { passed, failing } = first.outcome;
  const unhandled = unhandledErrors(first);
  if (failing.length === 0)
    return outcomeOf('vitest', first.status, { passed, failed: unhandled, shaky: [] });

  const second = runAgain(failing.map(({ file }) => file));
  if (!second) return couldNotRun('vitest');
  const failedTwice = failuresOf(root, second);
  const shaky = failuresOf(root, first).filter(({ name }) => !failedTwice.some((each) => each.name === name));
  const passedInOtherFiles = passed - failing.reduce((sum, file) => sum + file.passed, 0);
  return outcomeOf('vitest', second.status, {
    passed: passedInOtherFiles + second.outcome.passed,
    failed: [...failedTwice.map(withReason), ...new Set([...unhandled, ...unhandledErrors(second)])],
    shaky: shaky.map(withReason),
  });
}

function failuresOf(root: string, { outcome }: VitestRun): FailedTest[] {
  return outcome.failing.flatMap(({ file, failed }) => {
    const where = path.relative(root, file);
    return failed.length === 0
      ? [{ name: where, reason: 'The file could not run.' }]
      : failed.map(({ name, reason }) => ({ name: `${where} › ${name}`, reason }));
  });
}

function unhandledErrors({ outcome }: VitestRun): string[] {
  return outcome.unhandled.map((error) => `vitest, an error that no test waited for: ${error}`);
}

function withReason({ name, reason }: FailedTest): string {
  return `${name}\n    ${reason.replaceAll('\n', '\n    ')}`;
}

/** A stage that exited with an error counts as failed even if none of its tests failed. */
export function outcomeOf(stage: string, status: number | null, counted: Outcome): Outcome {
  return status !== 0 && counted.failed.length === 0 ? { ...counted, failed: [stage] } : counted;
}

export function couldNotRun(stage: string): Outcome {
  return { passed: 0, failed: [`${stage}, which could not run`], shaky: [] };
}
