import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listAuditEntries } from '@thikana/contract/audit';
import { approveBatch, pageBatches, undoBatch, viewBatch } from '@thikana/contract/batches';
import { viewListing } from '@thikana/contract/listings';
import { lowerPrice } from '@thikana/contract/lower-price';
import { approvePost } from '@thikana/contract/moderation';
import { editListing, viewOwnListing, viewYourListings } from '@thikana/contract/own-listings';
import { viewRemovedListing } from '@thikana/contract/removed-listings';
import { beforeEach, describe, expect, it } from 'vitest';
import * as commands from '#server/import/batch-commands.ts';
import { importListings } from '#server/import/import-listings.ts';
import { noMapping } from '#server/import/mapping.ts';
import { openHiddenConversation } from '../../../test/conversations.ts';
import { importFile } from '../../../test/import-file.ts';
import { jobsAreDone } from '../../../test/jobs-are-done.ts';
import { flatForRent, listingForm, photograph } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { passUndoTime } from '../../../test/pass-undo-time.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';
import { picturesFeature } from '../pictures/pictures.feature.ts';
import { beginBatch, endBatch } from './record-batch.ts';

const site = await useTestSite();
const { services } = site;
const moderator = await site.person('moderator');
const { coordinates: _, ...fields } = flatForRent;
let owner: Person;
beforeEach(async () => {
  owner = await site.person();
});

/** Imports flats with these titles and returns the number of the import. */
async function importFlats(
  titles: readonly string[],
  signal = new AbortController().signal,
): Promise<number> {
  const rows = titles.map((title) => ({ ...fields, title, latitude: '26.733', longitude: '88.437' }));
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  const file = path.join(site.dataDir, 'flats.csv');
  writeFileSync(file, lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'));
  const { batchId = 0 } = await importFile(site, { file, owner: owner.email }, { signal });
  return batchId;
}
const titled = (count: number) =>
  Array.from({ length: count }, (_, index) => `Flat number ${index + 1} by the river`);
const batchOf = async (id: number) => (await moderator.call(viewBatch, { params: { id: String(id) } })).batch;
const undo = (id: number, body: { rest?: boolean; after?: string } = {}) =>
  moderator.call(undoBatch, { params: { id: String(id) }, body });
const approve = (id: number, after?: string) =>
  moderator.call(approveBatch, { params: { id: String(id) }, body: after ? { after } : {} });
const ownIds = async () => (await owner.call(viewYourListings, {})).postArray.map(({ _id }) => _id).reverse();
const mailsTo = async (email: string) => {
  const { rows } = await services.pool.query(
    `select data->>'subject' as subject from pgboss.job where name = 'send-mail' and data->>'to' = $1`,
    [email],
  );
  return rows.map(({ subject }) => subject);
};

it('a run of the import is listed with its figures, newest first', async () => {
  const id = await importFlats([...titled(2), 'Short']);
  await importFlats([...titled(2), 'A third flat by the river']);
  const { batches, total } = await moderator.call(pageBatches, {});
  expect(total).toBeGreaterThanOrEqual(2);
  expect(batches.slice(0, 2)).toMatchObject([
    { id: id + 1, rows: 3, imported: 1, known: 2, refused: 0 },
    {
      id,
      file: 'flats.csv',
      runBy: 'asha@desk',
      owner: { _id: owner.id, email: owner.email },
      state: 'finished',
      rows: 3,
      imported: 2,
      known: 0,
      refused: 1,
      waiting: 2,
      approved: 0,
      rejected: 0,
    },
  ]);
});

describe('its state', () => {
  const origin = () => ({ ownerId: owner.id, file: 'flats.csv', runBy: 'asha@desk' });

  it('is running as long as its process lives, and nothing can be done with it', async () => {
    await services.db.connection().execute(async (connection) => {
      const id = await beginBatch(connection, origin());
      expect((await batchOf(id)).state).toBe('running');
      for (const act of [() => approve(id), () => undo(id)])
        await expect(act()).rejects.toMatchObject({ status: 409, code: 'batch_running' });
      const counts = { rows: 1, imported: 0, known: 0, refused: 1 };
      await endBatch(connection, id, { outcome: 'failed', counts });
      expect(await batchOf(id)).toMatchObject({ state: 'failed', refused: 1 });
      await undo(id);
    });
  });

  it('counts what is stored while the import runs, so that a kill loses nothing', async () => {
    async function* rows() {
      for (const title of titled(501)) {
        const cells = { ...fields, title, latitude: '26.733', longitude: '88.437' };
        yield { line: 1, raw: '', cells: Object.fromEntries(Object.entries(cells)) };
      }
      const { batches } = await moderator.call(pageBatches, {});
      expect(batches[0]).toMatchObject({ state: 'running', rows: 500, imported: 500, waiting: 500 });
    }
    const { counts } = await importListings({
      db: services.db,
      rows: rows(),
      mapping: noMapping,
      ownerId: owner.id,
      status: 'pending',
      landUnits: 'printed',
      isDryRun: false,
      origin: { file: 'flats.csv', runBy: 'asha@desk' },
      onRefused: () => {},
      onProgress: () => {},
      signal: new AbortController().signal,
    });
    expect(counts.imported).toBe(501);
  });

  it('is interrupted after Ctrl-C', async () => {
    const id = await importFlats(titled(3), AbortSignal.abort());
    expect(await batchOf(id)).toMatchObject({ state: 'interrupted', rows: 1, imported: 1 });
  });

  it('is interrupted after a kill, with the rows that were stored', async () => {
    const id = await importFlats(titled(2));
    await services.pool.query(
      'update import_batches set ended_at = null, outcome = null, refused = 0 where id = $1',
      [id],
    );
    expect(await batchOf(id)).toMatchObject({ state: 'interrupted', rows: 2, imported: 2 });
    await approve(id);
  });
});

describe('approving all', () => {
  it('publishes the listings that wait, 50 in a call, and the owner gets one email', async () => {
    const id = await importFlats(titled(51));
    const first = await approve(id);
    expect(first).toMatchObject({ failed: [], last: first.done.at(-1) });
    expect(first.done).toHaveLength(50);
    const second = await approve(id, first.last ?? '');
    expect(second).toMatchObject({ failed: [], last: null });
    expect(await batchOf(id)).toMatchObject({ waiting: 0, approved: 51 });
    await site.call(viewListing, { params: { id: second.done[0] ?? '' } });

    await passUndoTime(services.pool);
    await jobsAreDone(site, ['announce-decisions']);
    expect(await mailsTo(owner.email)).toEqual(['We have reviewed 51 of your listings']);
  });

  it('leaves out what its owner has edited since, which nobody has seen', async () => {
    const id = await importFlats(titled(2));
    const [edited = '', other = ''] = await ownIds();
    await owner.call(editListing, { params: { id: edited }, body: listingForm(flatForRent) });
    expect(await approve(id)).toEqual({ done: [other], failed: [], last: null });
    expect(await batchOf(id)).toMatchObject({ waiting: 1, approved: 1 });
  });
});

describe('undoing all', () => {
  it('removes the listings and their pictures as their owner would, and the rows can be imported again', async () => {
    const id = await importFlats(titled(2));
    const pictured = await makeListing(owner, { pictures: [await photograph()] });
    await services.pool.query('update listings set import_batch_id = $1 where id = $2', [id, pictured]);
    await moderator.call(approvePost, { query: { id: pictured } });
    const { cover } = (await site.call(viewListing, { params: { id: pictured } })).listingDetails;
    const picture = async () => (await site.app.http.inject(cover?.url ?? '')).statusCode;
    expect(await picture()).toBe(200);

    expect(await undo(id)).toEqual({ removed: 3, last: null, kept: 0 });
    expect(await batchOf(id)).toMatchObject({ state: 'undone', imported: 2, waiting: 0, approved: 0 });
    expect(await ownIds()).toEqual([]);
    expect(await picture()).toBe(404);
    expect(await site.call(viewRemovedListing, { params: { id: pictured } })).toMatchObject({
      intent: 'rent',
    });

    const admin = await site.person('admin');
    const { entries } = await admin.call(listAuditEntries, {});
    expect(entries.slice(0, 4).map(({ action }) => action)).toEqual([
      'import.undo',
      ...Array(3).fill('listing.delete'),
    ]);
    expect(entries[0]).toMatchObject({ admin: { _id: moderator.id }, subject: { label: 'flats.csv' } });

    const again = await importFlats(titled(2));
    expect(await batchOf(again)).toMatchObject({ imported: 2, known: 0 });
  });

  it('removes 200 in a call', async () => {
    const id = await importFlats(titled(203));
    const first = await undo(id);
    expect(first).toMatchObject({ removed: 200, kept: 0 });
    expect(await batchOf(id)).toMatchObject({ state: 'finished', waiting: 3 });
    expect(await undo(id, { after: first.last ?? '' })).toEqual({ removed: 3, last: null, kept: 0 });
    expect((await batchOf(id)).state).toBe('undone');
  });

  it('stops when one was edited or answered, says which, and removes the rest only if asked to', async () => {
    const id = await importFlats(titled(4));
    const [edited = '', answered = '', cheaper = '', other = ''] = await ownIds();
    await owner.call(editListing, { params: { id: edited }, body: listingForm(flatForRent) });
    await moderator.call(approvePost, { query: { id: cheaper } });
    await owner.call(lowerPrice, { params: { id: cheaper }, body: { rupees: 1 } });
    await openHiddenConversation(site, answered);

    await expect(undo(id)).rejects.toMatchObject({ status: 409, code: 'batch_touched' });
    expect(await ownIds()).toEqual([edited, answered, cheaper, other]);
    expect(await moderator.call(viewBatch, { params: { id: String(id) } })).toMatchObject({
      kept: [
        { _id: edited, title: flatForRent.title, reason: 'edited' },
        { _id: answered, reason: 'answered' },
        { _id: cheaper, reason: 'edited' },
      ],
      keptTotal: 3,
    });
    expect(await undo(id, { rest: true })).toEqual({ removed: 1, last: null, kept: 3 });
    expect(await ownIds()).toEqual([edited, answered, cheaper]);
    await owner.call(viewOwnListing, { params: { id: edited } });
    expect(await batchOf(id)).toMatchObject({ state: 'undone', waiting: 2, approved: 1 });
  });
});

describe('on the command line', () => {
  const pictures = picturesFeature(services);
  const whole = { ...services, pictures };
  const printed: string[] = [];
  const output = { write: (text: string) => printed.push(text) };
  beforeEach(() => {
    printed.length = 0;
  });

  it('lists, approves and undoes', async () => {
    const id = await importFlats(titled(60));
    await commands.listBatches(services, output);
    expect(printed[0]).toContain(
      `finished  flats.csv for ${owner.email}, by asha@desk: rows 60, imported 60, known 0, refused 0, waiting 60`,
    );
    await commands.approveBatch(services, id, output);
    expect(printed.at(-1)).toBe(`Approved 60 listings of import ${id}.\n`);
    const admin = await site.person('admin');
    const { entries } = await admin.call(listAuditEntries, { query: { action: 'listing.approve' } });
    expect(entries[0]).toMatchObject({ isByCommandLine: true, admin: null });

    const [answered = ''] = await ownIds();
    await openHiddenConversation(site, answered);
    await expect(commands.undoBatch(whole, { batchId: id, rest: false }, output)).rejects.toThrow(
      new RegExp(
        `nothing was removed:\\n  ${answered}  answered  Flat number 1 by the river\\n.* undo ${id} --rest`,
      ),
    );
    await commands.undoBatch(whole, { batchId: id, rest: true }, output);
    expect(printed.at(-1)).toBe(`Removed 59 listings of import ${id}.\n`);
    expect(await ownIds()).toEqual([answered]);
  });
});
