import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectDir } from '#server/config.ts';
import { newId } from '#server/lib/ids.ts';
import { createPool } from '#server/platform/database/pool.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { createTestDatabase, type TestDatabase } from '../../test/postgres.ts';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';
import { runImport } from './run-import.ts';

const email = 'owner@example.org';
const rent = 'rent-listings-india';
const header =
  'BHK,Rent,Size,Floor,Area Type,Area Locality,City,Furnishing Status,Tenant Preferred,Bathroom,Point of Contact';
const home = (locality: string, { rent: rupees = '10000', floor = '1 out of 3', city = 'Kolkata' } = {}) =>
  `2,${rupees},900,${floor},Super Area,${locality},${city},Semi-Furnished,Bachelors/Family,1,Contact Owner`;

describe('an import', () => {
  let database: TestDatabase;
  let db: Kysely<Tables>;
  const dataDir = makeTemporaryFolder();
  const output: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    const pool = createPool({ connectionString: database.connectionString });
    db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });
  beforeEach(async () => {
    output.length = 0;
    await db.deleteFrom('users').execute();
    await db.insertInto('users').values({ id: newId(), name: 'An Owner', email, email_key: email }).execute();
  });

  function writeCsv(...rows: string[]): string {
    const file = join(dataDir, 'homes.csv');
    writeFileSync(file, `${[header, ...rows].join('\n')}\n`);
    return file;
  }

  function run(
    file: string,
    options: { mapping?: string; owner?: string; isApproved?: boolean; isDryRun?: boolean } = {},
    signal: AbortSignal = new AbortController().signal,
  ) {
    return runImport(
      {
        file,
        mapping: rent,
        owner: email,
        isApproved: false,
        isDryRun: false,
        report: undefined,
        ...options,
      },
      {
        withDatabase: (work) => work(db),
        dataDir,
        output: { write: (text) => output.push(text) },
        now: () => new Date('2026-11-21T06:00:00Z'),
        signal,
      },
    );
  }

  const listStored = () => db.selectFrom('listings').selectAll().orderBy('id').execute();

  it('stores good rows and says of each bad one where and why', async () => {
    const file = writeCsv(
      home('Garia', { floor: '0 out of 1' }),
      home('Kasba', { rent: 'free', city: 'Atlantis' }),
      home('Behala', { rent: '0' }),
      '2,10000',
      home('Dum Dum'),
    );
    const { counts, reportFile } = await run(file);
    expect(counts).toEqual({ read: 5, imported: 2, known: 0, refused: 3, lastLine: 6 });
    expect(await listStored()).toMatchObject([
      { title: '2 BHK house in Garia, Kolkata', category: 'house', floor: 0, approval_status: 'pending' },
      { title: '2 BHK flat in Dum Dum, Kolkata', category: 'flat', rent_rupees: 10_000, area: 'other' },
    ]);
    expect(readFileSync(reportFile, 'utf8').split('\r\n')).toEqual([
      'line,field,column,value,reason',
      '3,coordinates,"Area Locality, City","Kasba, Atlantis / Atlantis",is no place that the mapping knows',
      '3,pricePerFrequency,Rent,free,is not a number',
      '4,pricePerFrequency,Rent,0,Must be at least 1',
      '5,,,"2,10000",has 2 cells where the header has 11',
      '',
    ]);
    expect(output.join('')).toContain('line 3: pricePerFrequency (Rent) "free": is not a number');
  });

  it('does not double what is there, and takes equal rows for offers of their own', async () => {
    const file = writeCsv(home('Garia'), home('Kasba'), home('Garia'), home('Garia'));
    expect((await run(file)).counts).toMatchObject({ imported: 4, known: 0 });
    expect((await run(file)).counts).toMatchObject({ imported: 0, known: 4, refused: 0 });
    const longer = writeCsv(home('Kasba'), home('Garia'), home('Garia'), home('Garia'), home('Garia'));
    expect((await run(longer)).counts).toMatchObject({ imported: 1, known: 4 });
    expect(await listStored()).toHaveLength(5);
  });

  it('goes by the key that a mapping names', async () => {
    const mapping = JSON.parse(readFileSync(join(projectDir, `server/import-mappings/${rent}.json`), 'utf8'));
    const keyed = join(dataDir, 'keyed.json');
    writeFileSync(keyed, JSON.stringify({ ...mapping, key: ['Area Locality'] }));
    const file = writeCsv(home('Garia'), home('Kasba'), home('Garia', { rent: '12000' }));
    const { counts, reportFile } = await run(file, { mapping: keyed });
    expect(counts).toMatchObject({ imported: 2, refused: 1 });
    expect(readFileSync(reportFile, 'utf8')).toContain('4,key,Area Locality,,the key was already on line 2');
    expect((await run(file, { mapping: keyed })).counts).toMatchObject({ imported: 0, known: 2, refused: 1 });
  });

  it('tries without storing, and approves when told to', async () => {
    const file = writeCsv(home('Garia'), home('Kasba'));
    expect((await run(file, { isDryRun: true })).counts).toMatchObject({ imported: 2, known: 0 });
    expect(await listStored()).toHaveLength(0);
    await run(file, { isApproved: true });
    expect((await listStored()).map((row) => row.approval_status)).toEqual(['approved', 'approved']);
    expect((await run(file, { isDryRun: true })).counts).toMatchObject({ imported: 0, known: 2 });
  });

  it('leaves no report of an earlier run behind', async () => {
    const { reportFile } = await run(writeCsv(home('Kasba', { rent: 'free' })));
    expect(existsSync(reportFile)).toBe(true);
    await run(writeCsv(home('Kasba')));
    expect(existsSync(reportFile)).toBe(false);
  });

  it('stops when interrupted, keeps what was read and goes on at the next run', async () => {
    const file = writeCsv(home('Garia'), home('Kasba'), home('Behala'));
    const first = await run(file, {}, AbortSignal.abort());
    expect(first).toMatchObject({ isInterrupted: true, counts: { read: 1, imported: 1, lastLine: 2 } });
    expect(output.join('')).toContain('Stopped after line 2');
    expect((await run(file)).counts).toMatchObject({ imported: 2, known: 1 });
  });

  it('keeps the rows before the place where a file is damaged', async () => {
    const rows = Array.from({ length: 600 }, (_, index) => home(`Lane ${index}`));
    await expect(run(writeCsv(...rows, '"2"2,bad'))).rejects.toThrow('is damaged near line 602');
    expect(await listStored()).toHaveLength(600);
  });

  it.each([
    ['a missing file', 'none.csv', {}, 'There is no file none.csv'],
    ['a missing mapping', undefined, { mapping: 'nowhere' }, 'There is no mapping nowhere'],
    [
      'an unknown owner',
      undefined,
      { owner: 'who@example.org' },
      'no account with the address who@example.org',
    ],
    [
      'a mapping for another file',
      undefined,
      { mapping: 'sale-listings-kolkata' },
      'does not have: No. of Bedrooms',
    ],
  ])('says so about %s and stores nothing', async (_, file, options, message) => {
    await expect(run(file ?? writeCsv(home('Garia')), options)).rejects.toThrow(message);
    expect(await listStored()).toHaveLength(0);
  });

  describe.each([
    ['rent-listings-india', 4_746, (count: number) => generate(count, home('Garia'), header)],
    ['sale-listings-kolkata', 6_507, generateSales],
  ])('of %s', (mapping, count, generateRows) => {
    const real = join(projectDir, `../shared/data/${mapping}.csv`);
    const origin = existsSync(real) ? 'the real file' : 'generated rows, as ../shared/data is not there';

    it(`takes every row once, twice and by a dry run (${origin})`, async () => {
      const generated = join(dataDir, `${mapping}.csv`);
      if (!existsSync(real)) writeFileSync(generated, generateRows(count));
      const file = existsSync(real) ? real : generated;
      expect((await run(file, { mapping, isDryRun: true })).counts).toMatchObject({ imported: count });
      expect(await listStored()).toHaveLength(0);
      expect((await run(file, { mapping })).counts).toMatchObject({
        read: count,
        imported: count,
        refused: 0,
      });
      expect((await run(file, { mapping })).counts).toMatchObject({ imported: 0, known: count, refused: 0 });
      expect(await listStored()).toHaveLength(count);
    });
  });
});

function generate(count: number, row: string, columns: string): string {
  return `${[columns, ...Array<string>(count).fill(row)].join('\n')}\n`;
}

function generateSales(count: number): string {
  const mapping = readFileSync(join(projectDir, 'server/import-mappings/sale-listings-kolkata.json'), 'utf8');
  const { text } = JSON.parse(mapping).fields.description;
  const facilities = [text[1], text[2]].flatMap(({ with: { list } }) => Object.keys(list.list));
  const columns = ['Price', 'Area', 'Location', 'No. of Bedrooms', 'Resale', 'CarParking', 'VaastuCompliant'];
  const row = ['4500000', '900', 'Garia', '2', '1', '1', '0', ...facilities.map(() => '9')];
  return generate(count, row.join(','), [...columns, ...facilities].join(','));
}
