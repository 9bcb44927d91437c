import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { type Config, dataDirOf, readConfig } from '../config.ts';

const fileIn = (dataDir: string) => path.join(dataDir, 'site.env');

/** The settings that the set-up page wrote into the data folder. The environment goes before them. */
export function readSiteEnv(dataDir: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(fileIn(dataDir), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** The settings of a site: the environment, and the set-up page below it. */
export function readSiteConfig(
  environment: Record<string, string | undefined>,
  ownAddresses?: readonly string[],
): Config {
  return readConfig({ ...readSiteEnv(dataDirOf(environment)), ...environment }, ownAddresses);
}

/** In the first quotes that the value does not have; the format has no way to escape one. */
function quoted(value: string): string {
  const quote = ["'", '"', '`'].find((each) => !value.includes(each)) ?? '';
  return `${quote}${value}${quote}`;
}

/** Only the user of the site may read the file: it contains the password of the relay. */
export async function writeSiteEnv(dataDir: string, changes: Record<string, string>): Promise<void> {
  const values = { ...readSiteEnv(dataDir), ...changes };
  const lines = Object.entries(values).map(([name, value]) => `${name}=${quoted(value ?? '')}`);
  const draft = `${fileIn(dataDir)}.new`;
  await writeFile(draft, `${lines.join('\n')}\n`, { mode: 0o600 });
  await rename(draft, fileIn(dataDir));
}
