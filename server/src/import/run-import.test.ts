import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { createPool } from '#server/platform/database/pool.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { createTestDatabase, type TestDatabase } from '../../test/postgres.ts';
import { realListings, toImportCsv } from '../../test/real-listings.ts';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';
import type { ImportArguments } from './cli-arguments.ts';
import { runImport } from './run-import.ts';

const email = 'owner@example.org';
/** No row of these files names a picture. */
const noPictures = {
  store: { receive: () => Promise.reject(new Error('no picture')), discard: async () => {} },
  pictures: { keep: async () => {} },
  requireOwnStore: async () => {},
};
const header =
  'reference,intent,propertyCategory,title,description,location,latitude,longitude,bedrooms,bathrooms,builtUpArea,parking,availableFrom,pricePerFrequency,frequency,availableForDuration,availableForDurationUnit,deposit,Tenant';
interface Cells {
  reference?: string;
  category?: string;
  rent?: string;
  parking?: string;
  latitude?: string;
  from?: string;
  deposit?: string;
}
const home = (locality: string, cells: Cells = {}) =>
  [
    cells.reference ?? '',
    `rent,${cells.category ?? 'flat'},Two rooms in ${locality},A quiet flat with two rooms.,${locality}`,
    `${cells.latitude ?? '22.57'},88.36,2,1,900,${cells.parking ?? 'yes'},${cells.from ?? '2026-12-01'}`,
    `${cells.rent ?? '10000'},month,11,month,${cells.deposit ?? ''},Family`,
  ].join(',');

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
    options: Partial<ImportArguments> = {},
    signal: AbortSignal = new AbortController().signal,
  ) {
    return runImport(
      {
        file,
        mapping: undefined,
        owner: email,
        isApproved: false,
        isDryRun: false,
        refused: undefined,
        pictures: undefined,
        ...options,
      },
      {
        withSite: (work) => work({ db, ...noPictures }),
        download: () => Promise.reject(new Error('no picture')) as never,
        runBy: 'asha@desk',
        dataDir,
        output: { write: (text) => output.push(text) },
        signal,
      },
    );
  }

  const listStored = () => db.selectFrom('listings').selectAll().orderBy('id').execute();

  it('stores valid rows and reports the line and reason of each refused one', async () => {
    const file = writeCsv(
      home('Garia', { parking: 'Yes', deposit: '20000' }),
      home('Kasba', { rent: 'free', latitude: 'north', parking: 'maybe', from: '1/12/2026' }),
      home('Behala', { rent: '0' }),
      home('Tollygunge', { category: 'villa', latitude: '' }),
      '2,10000',
      home('Dum Dum', { parking: '' }),
    );
    const { counts } = await run(file);
    expect(counts).toEqual({ read: 6, imported: 2, known: 0, refused: 4, lastLine: 7 });
    expect(await listStored()).toMatchObject([
      { title: 'Two rooms in Garia', parking: true, deposit_rupees: 20_000, approval_status: 'pending' },
      { title: 'Two rooms in Dum Dum', rent_rupees: 10_000, deposit_rupees: null, area: 'other' },
    ]);
    expect(output.join('').split('\n')).toEqual(
      expect.arrayContaining([
        'line 3: latitude, longitude "north, 88.36": should be degrees, such as 26.7135 and 88.4335',
        'line 3: parking "maybe": is neither yes nor no',
        'line 3: availableFrom "1/12/2026": is not a date; write YYYY-MM-DD',
        'line 3: pricePerFrequency "free": is not a number; write digits only, such as 110000 or 12.5',
        'line 4: pricePerFrequency "0": Must be at least 1',
        'line 5: propertyCategory "villa": is not a category: house, flat, shop for rent; house, flat, shop, land for sale',
        'line 5: latitude, longitude ", 88.36": should be degrees, such as 26.7135 and 88.4335',
        'line 6: row "2,10000": has 2 cells where the header has 19',
      ]),
    );
    expect(output.join('')).toContain('Columns that are not imported: Tenant.');
  });

  it('hides the phone number if the file says so', async () => {
    const mapping = join(dataDir, 'messages-only.json');
    writeFileSync(mapping, JSON.stringify({ columns: { Tenant: 'messagesOnly' } }));
    const rows = [home('Garia'), home('Kasba')].map((row, index) =>
      row.replace('Family', ['yes', ''][index] ?? ''),
    );
    await run(writeCsv(...rows), { mapping });
    expect((await listStored()).map((listing) => listing.messages_only)).toEqual([true, false]);
  });

  it('does not import rows twice, and treats equal rows as separate listings', async () => {
    const file = writeCsv(home('Garia'), home('Kasba'), home('Garia'), home('Garia'));
    expect((await run(file)).counts).toMatchObject({ imported: 4, known: 0 });
    expect((await run(file)).counts).toMatchObject({ imported: 0, known: 4, refused: 0 });
    const longer = writeCsv(home('Kasba'), home('Garia'), home('Garia'), home('Garia'), home('Garia'));
    expect((await run(longer)).counts).toMatchObject({ imported: 1, known: 4 });
    expect(await listStored()).toHaveLength(5);
  });

  it('uses the reference of a row if there is one', async () => {
    const file = writeCsv(
      home('Garia', { reference: 'A1' }),
      home('Kasba', { reference: 'A2' }),
      home('Garia', { reference: 'A1', rent: '12000' }),
    );
    const { counts } = await run(file);
    expect(counts).toMatchObject({ imported: 2, refused: 1 });
    expect(output.join('')).toContain('line 4: reference "A1": was already on line 2');
    const changed = writeCsv(home('Garia', { reference: 'A1', rent: '12000' }));
    expect((await run(changed)).counts).toMatchObject({ imported: 0, known: 1, refused: 0 });
  });

  it('reports a renamed column by its name in the file', async () => {
    const mapping = join(dataDir, 'mapping.json');
    writeFileSync(mapping, JSON.stringify({ columns: { Rent: 'pricePerFrequency' } }));
    const file = writeCsv(home('Garia', { rent: 'free' }));
    writeFileSync(file, readFileSync(file, 'utf8').replace('pricePerFrequency', 'Rent'));
    await run(file, { mapping });
    expect(output.join('')).toContain('line 2: Rent "free": is not a number');
  });

  it('stores nothing in a dry run, and approves on request', async () => {
    const file = writeCsv(home('Garia'), home('Kasba'));
    expect((await run(file, { isDryRun: true })).counts).toMatchObject({ imported: 2, known: 0 });
    expect(await listStored()).toHaveLength(0);
    await run(file, { isApproved: true });
    expect((await listStored()).map((row) => row.approval_status)).toEqual(['approved', 'approved']);
    expect((await run(file, { isDryRun: true })).counts).toMatchObject({ imported: 0, known: 2 });
  });

  describe('writes the refused rows', () => {
    it('as they were, byte for byte, with the reason in front', async () => {
      const description = '"Quiet, ""very"" quiet,\nat the back"';
      const strange = home('Garia', { parking: 'maybe' }).replace(
        'A quiet flat with two rooms.',
        description,
      );
      const short = '"2",10000';
      const bad = home('শিলিগুড়ি', { rent: '0' });
      const file = join(makeTemporaryFolder(), 'homes.csv');
      writeFileSync(file, [`\uFEFF${header}`, home('Kasba'), strange, short, bad].join('\r\n'));
      const { refusedFile = '' } = await run(file);
      expect(readFileSync(refusedFile, 'utf8').split('\r\n')).toEqual([
        `\uFEFFrefusalReason,${header}`,
        `parking: is neither yes nor no,${strange}`,
        `has 2 cells where the header has 19,${short}`,
        `pricePerFrequency: Must be at least 1,${bad}`,
        '',
      ]);
    });

    it('so that correcting and importing them completes the import', async () => {
      const bad = home('Behala', { parking: 'maybe' });
      const first = await run(writeCsv(home('Garia'), home('Kasba', { rent: 'free' }), bad));
      const refusedFile = first.refusedFile ?? '';
      writeFileSync(refusedFile, readFileSync(refusedFile, 'utf8').replace(',free,', ',9000,'));

      const second = await run(refusedFile);
      expect(second.counts).toMatchObject({ imported: 1, known: 0, refused: 1 });
      expect(output.join('')).not.toContain('not imported: refusalReason');
      expect(readFileSync(second.refusedFile ?? '', 'utf8')).toBe(
        `refusalReason,${header}\nparking: is neither yes nor no,${bad}\n`,
      );
      expect((await run(refusedFile)).counts).toMatchObject({ imported: 0, known: 1 });
      const corrected = writeCsv(home('Garia'), home('Kasba', { rent: '9000' }));
      expect((await run(corrected)).counts).toMatchObject({ imported: 0, known: 2 });
    });

    it('to a new file each time, because the operator may be correcting the last one', async () => {
      const file = writeCsv(home('Kasba', { rent: 'free' }));
      const { refusedFile: first = '' } = await run(file);
      const before = readFileSync(first, 'utf8');
      const { refusedFile: second } = await run(file);
      expect(second).not.toBe(first);
      expect(readFileSync(first, 'utf8')).toBe(before);
      await expect(run(file, { refused: first })).rejects.toThrow(`${first} exists; name another file`);
    });

    it('only if there are any', async () => {
      expect((await run(writeCsv(home('Kasba')))).refusedFile).toBeUndefined();
    });
  });

  it('stops when interrupted, keeps the rows so far and continues in the next run', async () => {
    const file = writeCsv(home('Garia'), home('Kasba'), home('Behala'));
    const first = await run(file, {}, AbortSignal.abort());
    expect(first).toMatchObject({ isInterrupted: true, counts: { read: 1, imported: 1, lastLine: 2 } });
    expect(output.join('')).toContain('Stopped after line 2');
    expect((await run(file)).counts).toMatchObject({ imported: 2, known: 1 });
  });

  it('keeps the rows before a damaged place', async () => {
    const rows = Array.from({ length: 600 }, (_, index) => home(`Lane ${index}`));
    await expect(run(writeCsv(...rows, '"2"2,bad'))).rejects.toThrow(
      'the quote that opens on line 602, in cell 1, closes on line 602',
    );
    expect(await listStored()).toHaveLength(600);
  });

  it.each([
    ['a missing file', 'none.csv', {}, 'There is no file none.csv'],
    ['a missing mapping', undefined, { mapping: 'nowhere.json' }, 'There is no mapping nowhere.json'],
    [
      'an unknown owner',
      undefined,
      { owner: 'who@example.org' },
      'no account with the address who@example.org',
    ],
  ])('reports %s and stores nothing', async (_, file, options, message) => {
    await expect(run(file ?? writeCsv(home('Garia')), options)).rejects.toThrow(message);
    expect(await listStored()).toHaveLength(0);
  });

  it.each(Object.entries(realListings))(
    'imports every row of %s once, twice and in a dry run',
    async (name, set) => {
      const file = join(dataDir, `${name}.csv`);
      writeFileSync(file, toImportCsv(name as keyof typeof realListings));
      const mapping = join(dataDir, `${name}.json`);
      writeFileSync(mapping, JSON.stringify(set.mapping));
      const { rows } = set;
      expect((await run(file, { mapping, isDryRun: true })).counts).toMatchObject({ imported: rows });
      expect(await listStored()).toHaveLength(0);
      expect((await run(file, { mapping })).counts).toMatchObject({ read: rows, imported: rows, refused: 0 });
      expect((await run(file, { mapping })).counts).toMatchObject({ imported: 0, known: rows, refused: 0 });
      expect(await listStored()).toHaveLength(rows);
    },
  );
});
