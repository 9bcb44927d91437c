import { expect, it } from 'vitest';
import { outcomeOfVitest, type VitestRun } from './test-outcome.ts';

const passes: VitestRun = { status: 0, outcome: { passed: 5, failing: [], unhandled: [] } };
const fails: VitestRun = {
  status: 1,
  outcome: {
    passed: 5,
    failing: [
      {
        file: '/house/a.test.ts',
        passed: 2,
        failed: [
          { name: 'adds', reason: 'no sum\nat all' },
          { name: 'subtracts', reason: 'no difference' },
        ],
      },
    ],
    unhandled: [],
  },
};
const neverAgain = () => expect.unreachable('no file failed');

it('counts a run that passed, and runs no file again', () => {
  expect(outcomeOfVitest('/house', passes, neverAgain)).toEqual({ passed: 5, failed: [], shaky: [] });
});

it('runs the files with failures again, and reports both kinds with their reasons', () => {
  const again: VitestRun = {
    status: 1,
    outcome: {
      passed: 3,
      failing: [{ file: '/house/a.test.ts', passed: 3, failed: [{ name: 'adds', reason: 'no sum' }] }],
      unhandled: [],
    },
  };
  const runAgain = (files: readonly string[]) => {
    expect(files).toEqual(['/house/a.test.ts']);
    return again;
  };
  expect(outcomeOfVitest('/house', fails, runAgain)).toEqual({
    passed: 6,
    failed: ['a.test.ts › adds\n    no sum'],
    shaky: ['a.test.ts › subtracts\n    no difference'],
  });
});

it('passes when the second run passes', () => {
  const again: VitestRun = { status: 0, outcome: { passed: 4, failing: [], unhandled: [] } };
  expect(outcomeOfVitest('/house', fails, () => again)).toEqual({
    passed: 7,
    failed: [],
    shaky: ['a.test.ts › adds\n    no sum\n    at all', 'a.test.ts › subtracts\n    no difference'],
  });
});

it('names a file that could not run', () => {
  const broken: VitestRun = {
    status: 1,
    outcome: { passed: 0, failing: [{ file: '/house/b.test.ts', passed: 0, failed: [] }], unhandled: [] },
  };
  expect(outcomeOfVitest('/house', broken, () => broken).failed).toEqual([
    'b.test.ts\n    The file could not run.',
  ]);
});

it('fails with an error that no test waited for, also if it is gone in the second run', () => {
  const unhandled = ['Error: lost'];
  const failed = ['vitest, an error that no test waited for: Error: lost'];
  const alone: VitestRun = { status: 1, outcome: { ...passes.outcome, unhandled } };
  expect(outcomeOfVitest('/house', alone, neverAgain).failed).toEqual(failed);
  const beside: VitestRun = { status: 1, outcome: { ...fails.outcome, unhandled } };
  expect(outcomeOfVitest('/house', beside, () => passes).failed).toEqual(failed);
});

it('fails when a run leaves no report, or exits with an error after its tests passed', () => {
  const failed = ['vitest, which could not run'];
  expect(outcomeOfVitest('/house', undefined, neverAgain).failed).toEqual(failed);
  expect(outcomeOfVitest('/house', fails, () => undefined).failed).toEqual(failed);
  expect(outcomeOfVitest('/house', { ...passes, status: 1 }, neverAgain).failed).toEqual(['vitest']);
});
