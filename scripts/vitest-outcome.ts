import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** The outcome of one run of Vitest. */
export interface VitestOutcome {
  passed: number;
  /** Files with failures, as absolute paths, with the numbers of their passed and failed tests. */
  failing: { file: string; passed: number; failed: string[] }[];
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
