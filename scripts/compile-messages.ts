import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildIfStale, root } from './stale-build.ts';

const serverOutput = 'server/src/paraglide';

/**
 * Compiles the server's messages. Development, tests and commands run the server from its sources. Vitest calls the
 * default export before the first test.
 */
export default function compileServerMessages(): Promise<void> {
  return buildIfStale({
    name: 'texts of the server',
    dir: serverOutput,
    sources: ['server/messages', 'server/project.inlang', 'scripts/compile-messages.ts', 'package-lock.json'],
    // One file per language: separate modules would add hundreds of files to every start.
    build: () => compile('server', 'src/paraglide', '--output-structure', 'locale-modules'),
  });
}

export function compileWebMessages(): void {
  compile('web', 'app/paraglide');
}

function compile(workspace: string, output: string, ...more: string[]): void {
  const program = path.join(root, 'node_modules/@inlang/paraglide-js/bin/run.js');
  const options = ['--project', './project.inlang', '--outdir', output, '--emit-ts-declarations'];
  const result = spawnSync(
    process.execPath,
    [program, 'compile', ...options, '--strategy', 'baseLocale', ...more],
    { cwd: path.join(root, workspace), encoding: 'utf8' },
  );
  if (result.status === 0) return;
  console.error(result.stdout, result.stderr);
  throw new Error(`The texts of ${workspace} could not be compiled.`);
}

if (import.meta.main) await compileServerMessages();
