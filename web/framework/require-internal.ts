import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** Fails the build if a package no longer behaves as a file of this folder relies on. */
export function requireInternal(holds: boolean, packageName: string, change: string): void {
  if (holds) return;
  const file = findPackageJSON(packageName, import.meta.url) ?? '';
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  throw new Error(`${packageName} ${version} ${change}`);
}
