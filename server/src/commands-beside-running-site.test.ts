import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { migrationsDir } from '../test/migrations-dir.ts';
import { runProgram } from '../test/run-program.ts';
import { silentLog } from '../test/silent-log.ts';
import { makeTemporaryFolder } from '../test/temporary-folder.ts';
import { openDatabase } from './platform/database/open-database.ts';

it('next to a running site of an older version, no command but a backup runs', async () => {
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

    const file = path.join(dataDir, 'before-the-upgrade.tar');
    const backup = await runProgram('backup/backup-cli.ts', [file], { DATA_DIR: dataDir, DATABASE_URL: '' });
    expect(backup).toMatchObject({ code: 0, output: expect.stringContaining(`${file}: `) });
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
