import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type LockFile, problemsOf } from './lock-file.ts';
import { platformProblems } from './platform-packages.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = <T>(file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
const { allowScripts } = read<{ allowScripts: Record<string, boolean> }>('package.json');
const lock = read<LockFile>('package-lock.json');
const problems = [...problemsOf(lock, allowScripts), ...platformProblems(lock)];
if (problems.length > 0) console.error(problems.join('\n'));
process.exit(problems.length === 0 ? 0 : 1);
