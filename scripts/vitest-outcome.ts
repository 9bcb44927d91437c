import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

export interface FailedTest {
  name: string;
  /** The error and the line that it was thrown at. */
  reason: string;
}

/** The outcome of one run of Vitest. */
export interface VitestOutcome {
  passed: number;
  /** Files with failures, as absolute paths, with the numbers of their passed and failed tests. */
  failing: { file: string; passed: number; failed: FailedTest[] }[];
  /** Unhandled errors outside tests. */
  unhandled: string[];
}

/** Writes the outcome of the run to the file that `VITEST_OUTCOME` names. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (modules, unhandledErrors) => {
    const outcome: VitestOutcome = {
      passed: modules.reduce((sum, module) => sum + testsOf(module, 'passed').length, 0),
      failing: modules
        .filter((module) => module.state() === 'failed')
        .map((module) => ({
          file: module.moduleId,
          passed: testsOf(module, 'passed').length,
          failed: testsOf(module, 'failed').map((test) => ({ name: test.fullName, reason: reasonOf(test) })),
        })),
      unhandled: unhandledErrors.map(({ name, message }) => `${name}: ${message}`),
    };
    writeFileSync(process.env.VITEST_OUTCOME ?? '', JSON.stringify(outcome));
  };
}

function testsOf(module: TestModule, state: 'passed' | 'failed') {
  return [...module.children.allTests(state)];
}

const mostCharacters = 600;

function reasonOf(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const [place] = error?.stacks ?? [];
  const message = error?.message.slice(0, mostCharacters) ?? 'unknown';
  return place ? `${message} (${path.basename(place.file)}:${place.line})` : message;
}
