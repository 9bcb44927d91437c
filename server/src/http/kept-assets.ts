import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { weekMilliseconds } from '../lib/durations.ts';

/**
 * Copies the assets of the running build into a folder that outlives it, and deletes those of earlier builds that no
 * site has served for a week. A browser with a page of an earlier build loads its scripts from there. Each call renews
 * the time at which the running build's assets were last served.
 */
export function keepAssets(from: string, to: string, now = Date.now()): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of filesIn(from)) {
    const file = path.join(to, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (!existsSync(file)) copyWhole(path.join(from, name), file);
    utimesSync(file, new Date(now), new Date(now));
  }
  for (const name of filesIn(to)) {
    const file = path.join(to, name);
    // Another process of the site may have renamed its draft in between.
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && found.mtimeMs < now - weekMilliseconds) rmSync(file, { force: true });
  }
}

/** The files below a folder: each language has a folder of its own. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** A process that ends while copying leaves no incomplete file under the final name. */
function copyWhole(from: string, to: string): void {
  const draft = `${to}.${process.pid}.draft`;
  copyFileSync(from, draft);
  renameSync(draft, to);
}
