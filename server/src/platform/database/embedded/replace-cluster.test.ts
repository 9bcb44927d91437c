import { chownSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { silentLog as log } from '../../../../test/silent-log.ts';
import { makeTemporaryFolder } from '../../../../test/temporary-folder.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { replaceCluster } from './replace-cluster.ts';

it('the new cluster belongs to the user of the former one, so root may replace it', async () => {
  const dataDir = makeTemporaryFolder();
  // The folder of a service; only root may give it away.
  if (process.getuid?.() === 0) chownSync(dataDir, 1, 1);
  const owners = () =>
    ['postgres', 'postgres.log', 'postgres.password'].map((name) => statSync(path.join(dataDir, name)).uid);
  await (await startEmbeddedPostgres({ dataDir, log })).stop();
  const before = owners();
  await replaceCluster({ dataDir, log, now: new Date(), fill: async () => {} });
  expect(owners()).toEqual(before);
  await (await startEmbeddedPostgres({ dataDir, log })).stop();
}, 60_000);
