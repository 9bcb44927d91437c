import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Groups the keys of messages whose functions are used by the same files. Calls without parameters need no function. */
export function groupByUsers(folder: string, keys: Iterable<string>): string[][] {
  const users = new Map([...keys].map((key): [string, string[]] => [key, []]));
  for (const file of globSync('**/*.{ts,tsx}', { cwd: folder }).toSorted()) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const used = new Set([...source.matchAll(/\bm\.(\w+)\b(?!\(\))/g)].map(([, key = '']) => key));
    for (const key of used) users.get(key)?.push(file);
  }
  const groups = Map.groupBy(users, ([, files]) => files.join());
  return [...groups.values()].map((group) => group.map(([key]) => key));
}
