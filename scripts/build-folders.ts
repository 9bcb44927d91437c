import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { root } from './project-root.ts';

/** The folder with the builds, each in a folder of its own; `current` is a link to the newest. */
export const builds = path.join(root, 'build');
const current = path.join(builds, 'current');
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** What a build was made from. */
export interface BuildStamp {
  version: string;
  web: string;
  server: string;
  rest: string;
}

const stampFile = 'build.json';
export const draftMark = '.draft';

export function currentBuild(): string | undefined {
  return existsSync(current) ? realpathSync(current) : undefined;
}

export function stampOf(build: string | undefined): Partial<BuildStamp> {
  const file = path.join(build ?? '', stampFile);
  return build && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildStamp) : {};
}

/** Puts a finished draft in its place. Another process may have made the same build meanwhile. */
export function finishDraft(draft: string, build: string): void {
  if (!existsSync(build)) renameSync(draft, build);
  else rmSync(draft, { recursive: true, force: true });
}

/** Makes this build the current one, in one step. Running sites keep using the one they were started from. */
export function makeCurrent(build: string): void {
  const before = currentBuild();
  if (before === build) return;
  // The time of its replacement.
  if (before) utimesSync(before, new Date(), new Date());
  const link = path.join(builds, `link${draftMark}${process.pid}`);
  rmSync(link, { force: true });
  symlinkSync(path.basename(build), link, 'junction');
  // Windows does not replace a link to a folder.
  if (process.platform === 'win32') rmSync(current, { force: true });
  renameSync(link, current);
}

/** Deletes builds that were replaced more than a week ago, and drafts of builds that failed then. */
export function deleteOldBuilds(now = Date.now()): void {
  const kept = currentBuild();
  for (const name of readdirSync(builds)) {
    const build = path.join(builds, name);
    if (build === kept || build === current) continue;
    const isOld = statSync(build).mtimeMs < now - keptMilliseconds;
    if (isOld) rmSync(build, { recursive: true, force: true });
  }
}
