/** The checked properties of a package in the lock file. */
interface LockedPackage {
  /** Only of the project and its workspaces. */
  name?: string;
  link?: boolean;
  /** Part of the archive of another package, whose hash covers it. */
  inBundle?: boolean;
  integrity?: string;
  resolved?: string;
  deprecated?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
  /** The platforms of a package with binaries. */
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

export interface LockFile {
  packages: Record<string, LockedPackage>;
}

const folder = 'node_modules/';

/**
 * Returns the problems of a lock file: every package must have an integrity hash, be maintained, and run no
 * unapproved install script.
 */
export function problemsOf(lock: LockFile, allowScripts: Readonly<Record<string, boolean>>): string[] {
  const problems: string[] = [];
  const withScript = new Set<string>();
  for (const [place, locked] of Object.entries(lock.packages)) {
    // The project and its workspaces.
    if (locked.link || !place.includes(folder)) continue;
    const name = place.slice(place.lastIndexOf(folder) + folder.length);
    if (!locked.integrity && !locked.inBundle) problems.push(`${place} has no integrity hash.`);
    if (locked.resolved) problems.push(`${place} names where it was downloaded from.`);
    if (locked.deprecated) problems.push(`${place} is deprecated: ${locked.deprecated}`);
    if (locked.hasInstallScript) withScript.add(name);
  }
  for (const name of withScript) {
    if (!(name in allowScripts))
      problems.push(`${name} has an install script that allowScripts does not name.`);
  }
  for (const name of Object.keys(allowScripts)) {
    if (!withScript.has(name)) problems.push(`allowScripts names ${name}, which has no install script.`);
  }
  return problems;
}
