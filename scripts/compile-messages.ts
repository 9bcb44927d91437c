import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moduleCode } from './messages/message-code.ts';
import { readCatalogue } from './messages/read-catalogue.ts';
import { root } from './project-root.ts';

/**
 * Compiles the messages of contract, server and web to typed functions. Development, tests and commands run from the sources.
 * Vitest calls the default export before the first test.
 */
export default function compileMessages(): void {
  compile('contract/messages', 'contract/src/paraglide');
  compile('server/messages', 'server/src/paraglide');
  compile('web/messages', 'web/app/paraglide');
}

function compile(folder: string, output: string): void {
  const dir = path.join(root, output);
  const door = "export * as m from './all-messages.ts';\n";
  mkdirSync(dir, { recursive: true });
  write(path.join(dir, 'all-messages.ts'), moduleCode(readCatalogue(path.join(root, folder))));
  write(path.join(dir, 'messages.js'), door);
  write(path.join(dir, 'messages.d.ts'), door);
}

/** Development reloads for each file that is written. */
function write(file: string, code: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== code) writeFileSync(file, code);
}

if (import.meta.main) compileMessages();
