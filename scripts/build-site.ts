import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type BuildStamp,
  builds,
  currentBuild,
  deleteOldBuilds,
  draftMark,
  finishDraft,
  makeCurrent,
  stampOf,
} from './build-folders.ts';
import { buildServer, serverSources } from './build-server.ts';
import { buildWeb, webSources } from './build-web.ts';
import { linkFolder } from './link-folder.ts';
import { linkPackages } from './link-packages.ts';
import { root } from './project-root.ts';
import { hashOf } from './source-hash.ts';

/** Data that the site reads from disk, and the command that starts it. */
const copied = [
  'cities',
  'server/demo',
  'server/migrations',
  'scripts/thikana.mjs',
  'LICENSE',
  'package.json',
];

/**
 * Builds everything the site runs from if a source has changed, and returns the folder of the build. A build is a
 * folder of its own that needs Node alone (docs/decisions/0045-build-swap-and-release.md).
 */
export async function buildSiteIfStale(): Promise<string> {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const stamp = {
    version,
    web: hashOf(webSources),
    server: hashOf(serverSources),
    rest: hashOf([...copied, 'scripts/build-site.ts', 'scripts/link-packages.ts']),
  };
  const build = path.join(builds, nameOf(stamp));
  if (build === currentBuild()) return build;
  if (!existsSync(build)) await make(build, stamp);
  makeCurrent(build);
  deleteOldBuilds();
  return build;
}

async function make(build: string, stamp: BuildStamp): Promise<void> {
  const draft = `${build}${draftMark}${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const before = currentBuild();
  const old = stampOf(before);
  const web = path.join(draft, 'web/build');
  const server = path.join(draft, 'server/build');
  if (before && old.web === stamp.web) linkFolder(path.join(before, 'web/build'), web);
  else await buildWeb(web);
  if (before && old.server === stamp.server) linkFolder(path.join(before, 'server/build'), server);
  else await buildServer(server);
  linkPackages(draft);
  copyData(draft);
  // Checks that the installed packages behave as the framework folders rely on.
  const { checkInternals } = await import('../server/src/framework/check-internals.ts');
  await checkInternals();
  writeFileSync(path.join(draft, 'build.json'), `${JSON.stringify(stamp, null, 2)}\n`);
  finishDraft(draft, build);
}

function copyData(draft: string): void {
  for (const name of copied) {
    const target = path.join(draft, name === 'scripts/thikana.mjs' ? 'thikana.mjs' : name);
    cpSync(path.join(root, name), target, { recursive: true });
  }
}

function nameOf({ version, web, server, rest }: BuildStamp): string {
  const short = (hash: string) => hash.slice(0, 8);
  return [version, short(web), short(server), short(rest)].join('-');
}
