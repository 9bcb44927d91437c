import { expect, it } from 'vitest';
import { judgeStatements } from './judge-statements.ts';
import { readStatements } from './read-statements.ts';

const document = `
# Login

| id | statement | proof |
|---|---|---|
| login-1 | Asks for both. | \`web/login.test.tsx › the form › asks for both\`<br>\`e2e/login.spec.ts › logs in\` |
| login-2 | Has its own door. | decision: docs/decisions/0001-doors.md › door-2 |
| log-in-3 | Greets. | open |
| other | is no statement | open |
`;
const known = {
  tests: new Set(['web/login.test.tsx › the form › asks for both', 'e2e/login.spec.ts › logs in']),
  hasDecision: (reference: string) => reference === 'docs/decisions/0001-doors.md › door-2',
};
const judge = (markdown: string) => judgeStatements(readStatements(markdown), known);

it('reads the rows whose first cell is an id', () => {
  expect(readStatements(document)).toEqual([
    {
      id: 'login-1',
      text: 'Asks for both.',
      tests: ['web/login.test.tsx › the form › asks for both', 'e2e/login.spec.ts › logs in'],
      decisions: [],
      line: 6,
    },
    {
      id: 'login-2',
      text: 'Has its own door.',
      tests: [],
      decisions: ['docs/decisions/0001-doors.md › door-2'],
      line: 7,
    },
    { id: 'log-in-3', text: 'Greets.', tests: [], decisions: [], line: 8 },
  ]);
});

it('counts proved, replaced and open statements', () => {
  expect(judge(document)).toMatchObject({ proved: 1, decided: 1, open: [{ id: 'log-in-3' }], mistakes: [] });
});

it.each([
  ['a test that does not exist or is skipped', '`web/login.test.tsx › gone`', 'no such test runs'],
  ['a decision that nobody took', 'decision: docs/decisions/0001-doors.md › door-9', 'no such decision'],
])('reports %s', (_, proof, mistake) => {
  expect(judge(`| login-1 | Says so. | ${proof} |`).mistakes).toEqual([
    expect.stringContaining(`line 1, login-1: ${mistake}`),
  ]);
});

it('reports a duplicate id and an empty statement', () => {
  const { mistakes } = judge('| login-1 | Says so. | open |\n| login-1 |  | open |');
  expect(mistakes).toEqual(['line 2, login-1: the id is taken', 'line 2, login-1: states nothing']);
});
