import { register } from '../server/src/platform/database/register/register.ts';
import { readSchema } from './read-schema.ts';
import { registerProblems } from './register-problems.ts';

const problems = registerProblems(await readSchema(), register);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
