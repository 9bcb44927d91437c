import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '#server/platform/database/pool.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { JobKind } from '#server/platform/jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '../../test/postgres.ts';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';
import { seedDemo } from './seed-demo.ts';

const now = new Date('2026-11-21T06:30:00Z');
const files = ['flat-exterior-01.webp', 'house-exterior-01.webp', 'bedroom-01.webp', 'land-01.webp'];
const kind = <Data extends object>(name: string): JobKind<Data> => ({
  ...{ name, retryLimit: 0, retryDelaySeconds: 1, concurrency: 1 },
  run: async () => {},
});

describe('the demo', () => {
  let database: TestDatabase;
  let db: Kysely<Tables>;
  const received: string[] = [];
  const discarded: string[] = [];
  const enqueued: object[] = [];
  const picturesDir = makeTemporaryFolder();

  beforeAll(async () => {
    database = await createTestDatabase();
    const pool = createPool({ connectionString: database.connectionString });
    db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    for (const file of files) writeFileSync(join(picturesDir, file), file);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  function seed() {
    return seedDemo({
      db,
      picturesDir,
      now: () => now,
      ownerPassword: 'a password',
      pictures: {
        async receive(bytes: AsyncIterable<Uint8Array>) {
          const chunks: Uint8Array[] = [];
          for await (const chunk of bytes) chunks.push(chunk);
          received.push(Buffer.concat(chunks).toString());
          const id = received.length.toString(16).padStart(32, '0');
          return { id, width: 1200, height: 900, placeholder: 'data:,' };
        },
        discard: async (ids: readonly string[]) => void discarded.push(...ids),
      } as unknown as Parameters<typeof seedDemo>[0]['pictures'],
      jobs: {
        enqueue: async (_: unknown, job: object, data: object) => void enqueued.push({ ...job, ...data }),
      } as never,
      finishPicture: kind('finish-picture'),
      discardPictures: kind('discard-pictures'),
    });
  }

  it('fills an empty marketplace', async () => {
    const { ownerEmail } = await seed();
    const owners = await db.selectFrom('users').select(['email', 'password_hash']).execute();
    expect(owners).toHaveLength(24);
    expect(owners.filter((owner) => owner.password_hash !== null).map(({ email }) => email)).toEqual([
      ownerEmail,
    ]);

    const listings = await db.selectFrom('listings').selectAll().orderBy('id', 'desc').execute();
    expect(listings).toHaveLength(240);
    for (const { id, created_at: createdAt } of listings) {
      expect(Number.parseInt(id.slice(0, 8), 16)).toBe(Math.floor(createdAt.getTime() / 1000));
    }
    expect(listings[0]?.created_at).toEqual(now);

    const rejected = listings.filter((listing) => listing.approval_status === 'rejected').map(({ id }) => id);
    const decisions = await db.selectFrom('listing_decisions').selectAll().execute();
    expect(decisions.map((decision) => decision.listing_id).sort()).toEqual(rejected.sort());
  });

  it('receives each picture once and shares it', async () => {
    expect([...received].sort()).toEqual([...files].sort());
    expect(enqueued).toHaveLength(files.length);
    const uses = await db.selectFrom('listing_pictures').selectAll().execute();
    expect(new Set(uses.map((use) => use.picture_id)).size).toBe(files.length);
    expect(uses.length).toBeGreaterThan(150);
  });

  it('leaves no picture behind when it cannot be stored', async () => {
    received.length = 0;
    await expect(seed()).rejects.toThrow();
    expect(discarded).toHaveLength(files.length);
  });
});
