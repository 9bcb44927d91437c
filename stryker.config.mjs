/**
 * Mutation testing (`npm run mutate`) of rules that need neither a database nor a browser. What no rule depends on is
 * left out: see ./mutation/declarations.mjs.
 */
export default {
  mutate: [
    'contract/src/**/*.ts',
    'server/src/features/**/*.{policy,presenter}.ts',
    'server/src/features/search/filters/**/*.ts',
    'server/src/features/search/{filter,listing-filter,meets-filter}.ts',
    '!**/*.test.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', './mutation/declarations.mjs'],
  ignorers: ['declarations'],
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: '.cache/mutation-incremental.json',
  // Two cores, shared.
  concurrency: 2,
  // Less would count a slow test on a busy machine as a killed mutant.
  timeoutMS: 30_000,
  thresholds: { high: 95, low: 85, break: 85 },
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: 'coverage/mutation.html' },
  jsonReporter: { fileName: 'coverage/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.cache/mutation',
  ignorePatterns: ['web', 'docs', 'bench', 'e2e', 'deploy', 'scripts', 'build', '.cache'],
};
