import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** What one run of vitest came to. */
export interface VitestOutcome {
  passed: number;
  /** Files in which something failed, as absolute paths, with the tests of each that passed and failed. */
  failing: { file: string; passed: number; failed: string[] }[];
  /** Errors that no test waited for. */
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
          failed: testsOf(module, 'failed').map(({ fullName }) => fullName),
        })),
      unhandled: unhandledErrors.map(({ name, message }) => `${name}: ${message}`),
    };
    writeFileSync(process.env.VITEST_OUTCOME ?? '', JSON.stringify(outcome));
  };
}

function testsOf(module: TestModule, state: 'passed' | 'failed') {
  return [...module.children.allTests(state)];
}
