import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { DownloadError } from '#server/platform/downloads/download-error.ts';
import { importFile } from '../../../test/import-file.ts';
import { flatForRent, photograph } from '../../../test/listing-forms.ts';
import { filesOf } from '../../../test/stored-data.ts';
import { makeTemporaryFolder } from '../../../test/temporary-folder.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';
import { createStorage } from '../../platform/storage/create-storage.ts';

const site = await useTestSite();
// Finishing pictures would change the files that are compared.
await site.services.jobs.rest();
const [red, blue] = [await photograph('#c01010', 900, 600), await photograph('#1010c0', 600, 900)];
const storage = await createStorage({ dataDir: site.dataDir });
const { coordinates: _, ...fields } = flatForRent;
let owner: Person;
let folder: string;
const asked: string[] = [];

/** Stands for the internet. */
async function* download(address: string) {
  asked.push(address);
  if (!address.endsWith('/blue.jpg')) throw new DownloadError('was answered with 404');
  yield blue;
}

beforeEach(async () => {
  owner = await site.person();
  folder = makeTemporaryFolder();
  mkdirSync(path.join(folder, 'pictures/rooms'), { recursive: true });
  writeFileSync(path.join(folder, 'pictures/rooms/red.jpg'), red);
  asked.length = 0;
});

/** Writes a file with one row for each cell of pictures. */
function writeRows(...cells: string[]): string {
  const rows = cells.map((pictures, index) => ({
    ...fields,
    reference: `R${index + 1}`,
    latitude: '26.733',
    longitude: '88.437',
    pictures,
  }));
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  const file = path.join(folder, 'flats.csv');
  writeFileSync(file, lines.map((line) => line.map((cell) => `"${cell}"`).join(',')).join('\n'));
  return file;
}
const run = (file: string, options: object = {}) =>
  importFile(site, { file, owner: owner.email, ...options }, { download });
it('takes pictures from addresses and from the folder beside the file, in their order', async () => {
  const file = writeRows('rooms/red.jpg|https://homes.example/blue.jpg', '');
  expect((await run(file)).counts).toMatchObject({ imported: 2, refused: 0 });
  expect(asked).toEqual(['https://homes.example/blue.jpg']);
  const { rows } = await site.services.pool.query(
    `select array_agg(width order by position) as widths from listing_pictures
     join pictures on pictures.id = picture_id where pictures.owner_id = $1 group by listing_id`,
    [owner.id],
  );
  expect(rows).toEqual([{ widths: [900, 600] }]);
});

it('asks for no picture of a row that was imported before', async () => {
  const file = writeRows('https://homes.example/blue.jpg');
  await run(file);
  expect((await run(file)).counts).toMatchObject({ imported: 0, known: 1 });
  expect(asked).toHaveLength(1);
});

it('refuses a row as a whole if one of its pictures cannot be had, and stores no file of it', async () => {
  writeFileSync(path.join(folder, 'pictures/text.jpg'), 'not a picture');
  writeFileSync(path.join(folder, 'secret.jpg'), red);
  symlinkSync(path.join(folder, 'secret.jpg'), path.join(folder, 'pictures/link.jpg'));
  symlinkSync(folder, path.join(folder, 'pictures/out'));
  symlinkSync('rooms/red.jpg', path.join(folder, 'pictures/inside.jpg'));
  const before = await filesOf(storage);
  const file = writeRows(
    'rooms/red.jpg|https://homes.example/none.jpg',
    'rooms/red.jpg|text.jpg',
    'link.jpg',
    'out/secret.jpg',
    'none.jpg',
    'rooms',
    '../secret.jpg',
  );
  const { counts, refusedFile } = await run(file);
  expect(counts).toMatchObject({ imported: 0, refused: 7 });
  const refused = readFileSync(refusedFile ?? '', 'utf8');
  for (const reason of [
    '""https://homes.example/none.jpg"" was answered with 404',
    '""text.jpg"" is no picture',
    '""link.jpg"" leads out of',
    '""out/secret.jpg"" leads out of',
    '""none.jpg"" was not found in',
    '""rooms"" is not a file',
    'has ""../secret.jpg"", which is neither an address nor a file',
  ])
    expect(refused).toContain(reason);
  expect(await filesOf(storage)).toEqual(before);

  expect((await run(writeRows('inside.jpg'))).counts).toMatchObject({ imported: 1 });
});

it('imports a corrected row with the pictures beside the first file', async () => {
  const { refusedFile = '' } = await run(writeRows('rooms/green.jpg'));
  expect(path.dirname(refusedFile)).toBe(folder);
  writeFileSync(refusedFile, readFileSync(refusedFile, 'utf8').replaceAll('green', 'red'));
  expect((await run(refusedFile)).counts).toMatchObject({ imported: 1, refused: 0 });
});

it('looks for files in a dry run, and downloads nothing', async () => {
  const before = await filesOf(storage);
  const file = writeRows('https://homes.example/none.jpg', 'none.jpg', 'rooms/red.jpg');
  expect((await run(file, { isDryRun: true })).counts).toMatchObject({ imported: 2, refused: 1 });
  expect(asked).toEqual([]);
  expect(await filesOf(storage)).toEqual(before);
});

it('takes another folder of pictures', async () => {
  const other = makeTemporaryFolder();
  writeFileSync(path.join(other, 'red.jpg'), red);
  const file = writeRows('red.jpg');
  expect((await run(file)).counts).toMatchObject({ imported: 0, refused: 1 });
  expect((await run(file, { pictures: other })).counts).toMatchObject({ imported: 1 });
});

it('leaves no file behind if the rows cannot be stored', async () => {
  const before = await filesOf(storage);
  const file = writeRows('rooms/red.jpg');
  await site.services.pool.query(
    'alter table listing_pictures add constraint broken check (false) not valid',
  );
  await expect(run(file)).rejects.toThrow('Lines 2 to 2 could not be stored');
  await site.services.pool.query('alter table listing_pictures drop constraint broken');
  expect(await filesOf(storage)).toEqual(before);
});
