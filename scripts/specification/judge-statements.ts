import type { Statement } from './read-statements.ts';

export interface Known {
  /** All tests that run, by the names that statements use; skipped ones are excluded. */
  tests: ReadonlySet<string>;
  hasDecision: (reference: string) => boolean;
}

export interface Verdict {
  proved: number;
  decided: number;
  open: Statement[];
  /** Mistakes in the document itself, one per line. */
  mistakes: string[];
}

/** A statement with a test is proved, one with only a decision is replaced, one with neither is open. */
export function judgeStatements(statements: readonly Statement[], known: Known): Verdict {
  const verdict: Verdict = { proved: 0, decided: 0, open: [], mistakes: [] };
  const seen = new Set<string>();
  for (const statement of statements) {
    const { id, line, text, tests, decisions } = statement;
    const where = `line ${line}, ${id}`;
    if (seen.has(id)) verdict.mistakes.push(`${where}: the id is taken`);
    seen.add(id);
    if (!text) verdict.mistakes.push(`${where}: states nothing`);
    for (const test of tests) {
      if (!known.tests.has(test)) verdict.mistakes.push(`${where}: no such test runs: ${test}`);
    }
    for (const decision of decisions) {
      if (!known.hasDecision(decision)) verdict.mistakes.push(`${where}: no such decision: ${decision}`);
    }
    if (tests.length > 0) verdict.proved += 1;
    else if (decisions.length > 0) verdict.decided += 1;
    else verdict.open.push(statement);
  }
  return verdict;
}
