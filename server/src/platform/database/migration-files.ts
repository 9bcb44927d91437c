import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface MigrationFile {
  number: number;
  name: string;
  sql: string;
  checksum: string;
}

const fileNamePattern = /^(\d{4})-([a-z0-9-]+)\.sql$/;

/** The numbered SQL files of a folder, in order. */
export async function readMigrationFiles(folder: string): Promise<MigrationFile[]> {
  const fileNames = (await readdir(folder)).filter((fileName) => fileName.endsWith('.sql')).sort();
  const files = await Promise.all(fileNames.map((fileName) => readMigrationFile(folder, fileName)));
  files.forEach((file, index) => {
    if (file.number === files[index + 1]?.number) {
      throw new Error(`Two migrations in ${folder} have the number ${file.number}`);
    }
  });
  return files;
}

async function readMigrationFile(folder: string, fileName: string): Promise<MigrationFile> {
  const [, number, name] = fileNamePattern.exec(fileName) ?? [];
  if (number === undefined || name === undefined) {
    throw new Error(`The migration ${fileName} is not named like 0001-some-name.sql`);
  }
  // A checkout on Windows may have other line ends; the checksum ignores them.
  const sql = (await readFile(join(folder, fileName), 'utf8')).replaceAll('\r\n', '\n');
  return { number: Number(number), name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
