import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrationsDir } from '../test/migrations-dir.ts';
import { runProgram } from '../test/run-program.ts';
import { silentLog } from '../test/silent-log.ts';
import { makeTemporaryFolder } from '../test/temporary-folder.ts';
import { openDatabase } from './platform/database/open-database.ts';

it('a command does not use the database of a running site of an older version', async () => {
  const dataDir = makeTemporaryFolder();
  const site = await openDatabase({ dataDir, migrationsDir, log: silentLog });
  try {
    await site.pool.query('delete from migrations where number = (select max(number) from migrations)');
    const { code, output } = await runProgram('admin.ts', ['create', 'asha@example.com'], {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    });
    expect(output).toMatch(/waits for migration \d{4}-.*Start the site once/s);
    expect(code).toBe(1);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
