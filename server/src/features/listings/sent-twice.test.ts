import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { deleteListing, editListing, postListing, viewYourListings } from '@thikana/contract/own-listings';
import { beforeEach, describe, expect, it } from 'vitest';
import { flatForRent, listingForm, photograph } from '../../../test/listing-forms.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';

let owner: Person;

const site = await useTestSite();
beforeEach(async () => {
  owner = await site.person();
});

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
const listingsOf = async (person: Person) => (await person.call(viewYourListings, {})).postArray;
const storedPictures = () => readdir(path.join(site.dataDir, 'pictures/renditions')).catch(() => []);

describe('a new listing sent again', () => {
  const send = async (person: Person, key: string, title: string = flatForRent.title) =>
    person.call(postListing, {
      ...keyed(key),
      body: listingForm({ ...flatForRent, title }, [await photograph()]),
    });

  it('with the same key returns the first listing and leaves nothing behind', async () => {
    const key = randomUUID();
    const first = await send(owner, key);
    const files = await storedPictures();
    const second = await send(owner, key, 'Another title than before');
    expect(first.repeated).toBeUndefined();
    expect(second).toEqual({ ...first, repeated: true });
    expect(await listingsOf(owner)).toHaveLength(1);
    expect(await storedPictures()).toEqual(files);
  });

  it('twice concurrently creates one listing', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send(owner, key)));
    expect(new Set(answers.map(({ post }) => post._id)).size).toBe(1);
    expect(answers.filter(({ repeated }) => repeated)).toHaveLength(2);
    expect(await listingsOf(owner)).toHaveLength(1);
  });

  it('with another key, by another person or without a key is another listing', async () => {
    const key = randomUUID();
    const other = await site.person();
    await send(owner, key);
    await send(owner, randomUUID());
    await send(other, key);
    expect(await listingsOf(owner)).toHaveLength(2);
    expect(await listingsOf(other)).toHaveLength(1);
    await owner.call(postListing, { body: listingForm(flatForRent) });
    await owner.call(postListing, { body: listingForm(flatForRent) });
    expect(await listingsOf(owner)).toHaveLength(4);
  });

  it('may reuse its key after a rejection, because nothing was stored', async () => {
    const key = randomUUID();
    await expect(send(owner, key, 'Short')).rejects.toMatchObject({ status: 400 });
    expect((await send(owner, key)).repeated).toBeUndefined();
  });

  it('is rejected with an invalid key', async () => {
    await expect(send(owner, 'a key')).rejects.toMatchObject({
      status: 400,
      fields: { 'idempotency-key': 'This is not a usable key.' },
    });
  });

  it('can be deleted', async () => {
    const { post } = await send(owner, randomUUID());
    await owner.call(deleteListing, { params: { id: post._id } });
    expect(await listingsOf(owner)).toEqual([]);
  });
});

describe('two edits of one listing', () => {
  const edit = (id: string, fields: Record<string, string>, key = randomUUID()) =>
    owner.call(editListing, {
      params: { id },
      ...keyed(key),
      body: listingForm({ ...flatForRent, ...fields }),
    });
  const posted = async () => (await owner.call(postListing, { body: listingForm(flatForRent) })).post;

  it('report the newer version to the second and keep the first', async () => {
    const { _id: id, updatedAt } = await posted();
    const { post: first } = await edit(id, { title: 'The first tab says so', unmodifiedSince: updatedAt });
    const second = edit(id, { title: 'The second tab says so', unmodifiedSince: updatedAt });
    await expect(second).rejects.toMatchObject({ status: 409, code: 'listing_changed' });
    expect((await listingsOf(owner))[0]?.title).toBe('The first tab says so');
    await edit(id, { title: 'The second tab says so', unmodifiedSince: first.updatedAt });
    expect((await listingsOf(owner))[0]?.title).toBe('The second tab says so');
  });

  it('succeed once if they are concurrent', async () => {
    const { _id: id, updatedAt } = await posted();
    const outcomes = await Promise.allSettled(
      ['The first tab says so', 'The second tab says so'].map((title) =>
        edit(id, { title, unmodifiedSince: updatedAt }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('overwrite each other if they name no version', async () => {
    const { _id: id } = await posted();
    await edit(id, { title: 'The first tab says so' });
    await edit(id, { title: 'The second tab says so' });
    expect((await listingsOf(owner))[0]?.title).toBe('The second tab says so');
  });

  it('do not share a key with another listing’s', async () => {
    const [one, other] = [await posted(), await posted()];
    const key = randomUUID();
    await edit(one._id, { title: 'Said of the first one' }, key);
    await expect(edit(other._id, { title: 'Said of the other one' }, key)).rejects.toMatchObject({
      status: 409,
      code: 'key_used',
    });
    expect((await listingsOf(owner)).map(({ title }) => title)).toEqual([
      flatForRent.title,
      'Said of the first one',
    ]);
  });

  it('are one if the second repeats the first', async () => {
    const { _id: id, updatedAt } = await posted();
    const fields = { title: 'Said once, heard twice', unmodifiedSince: updatedAt };
    const key = randomUUID();
    const first = await edit(id, fields, key);
    expect(await edit(id, fields, key)).toEqual({ ...first, repeated: true });
  });
});
