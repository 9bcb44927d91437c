import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { judgeStatements } from './specification/judge-statements.ts';
import { knownTests } from './specification/known-tests.ts';
import { readStatements } from './specification/read-statements.ts';

const root = path.resolve(import.meta.dirname, '..');
const statements = readStatements(readFileSync(path.join(root, 'docs/specification.md'), 'utf8'));
const { proved, decided, open, mistakes } = judgeStatements(statements, {
  tests: knownTests(root),
  hasDecision: isDecided,
});

for (const mistake of mistakes) console.log(mistake);
for (const { line, id, text } of open) console.log(`line ${line}, ${id} is open: ${text}`);
console.log(
  `${statements.length} statements: ${proved} proved by tests, ${decided} replaced by decisions, ${open.length} open`,
);
process.exit(statements.length > 0 && mistakes.length + open.length === 0 ? 0 : 1);

/** Whether the decision file exists and contains the row, if one is named. */
function isDecided(reference: string): boolean {
  const [file = '', id] = reference.split(' › ');
  const absolute = path.join(root, file);
  if (!file.startsWith('docs/decisions/') || !existsSync(absolute)) return false;
  return id === undefined || new RegExp(`^\\| *${id} *\\|`, 'm').test(readFileSync(absolute, 'utf8'));
}
