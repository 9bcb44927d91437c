import { listAuditEntries } from '@thikana/contract/audit';
import { dismissSignal, viewSignals } from '@thikana/contract/fraud-checks';
import { countDocuments, pagePosts } from '@thikana/contract/moderation';
import { deleteListing, editListing, postListing } from '@thikana/contract/own-listings';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jobsAreDone } from '../../../test/jobs-are-done.ts';
import { flatForRent, landForSale, listingForm } from '../../../test/listing-forms.ts';
import { untilSomeWait } from '../../../test/start-together.ts';
import { type Person, useTestSite } from '../../../test/test-site.ts';
import { compareListing } from './compare-listing.ts';

let lastPhone = 9_100_000_000;

const site = await useTestSite();
const admin = await site.person('admin');
await setPhone(admin, null);

async function setPhone(person: Person, phone: string | null): Promise<void> {
  await site.services.db.updateTable('users').set({ phone }).where('id', '=', person.id).execute();
}

/** A person with a phone number of their own. */
async function newPerson(phone?: string): Promise<Person> {
  const person = await site.person();
  lastPhone += 1;
  await setPhone(person, phone ?? `+91${lastPhone}`);
  return person;
}

async function post(by: Person, fields: Record<string, string>, pictures: Buffer[] = []): Promise<string> {
  const { post: posted } = await by.call(postListing, { body: listingForm(fields, pictures) });
  await compareListing(site.services, posted._id);
  return posted._id;
}

/** A text that is too short to compare. */
const plainFlat = { ...flatForRent, title: 'Flat to let', description: 'Come and see it.' };
const signalsOf = async (id: string) => (await admin.call(viewSignals, { params: { id } })).signals;
/** Runs the job now: a later run would replace the signals that a test works with. */
const comparisonsAreMade = () => jobsAreDone(site, ['compare-listing']);
const kindsOf = async (id: string) => (await signalsOf(id)).map(({ kind }) => kind);

const words =
  'Two bedrooms and a hall on the second floor with a balcony that looks at the hills. Water all day, a lift, and parking for a car below. The market, a school and the bus are five minutes on foot from the gate.';
const otherWords =
  'Looks at the hills from the balcony: two bedrooms and hall, second floor. A lift, water all day, parking for a car below. Market, school and the bus are five minutes on foot from the gate.';

/** Dark and light fields, reproducible from a seed. */
function patchwork(seed: number): Promise<Buffer> {
  const fields = Buffer.from(Array.from({ length: 64 }, (_, index) => (index * index * seed * 7919) % 251));
  return sharp(fields, { raw: { width: 8, height: 8, channels: 1 } })
    .resize(800, 600, { kernel: 'cubic', fit: 'fill' })
    .jpeg()
    .toBuffer();
}

describe('a listing', () => {
  it('with another owner’s text is flagged, on both listings', async () => {
    const first = await post(await newPerson(), { ...landForSale, description: words });
    const [one, other] = [await newPerson(), await newPerson()];
    const original = await post(one, { ...flatForRent, description: words });
    const copy = await post(other, { ...flatForRent, description: otherWords });
    expect(await signalsOf(copy)).toMatchObject([
      { kind: 'wording', listing: { _id: original }, person: { _id: one.id, isBanned: false } },
    ]);
    expect(await signalsOf(original)).toMatchObject([
      { kind: 'wording', listing: { _id: copy }, person: { _id: other.id } },
    ]);
    // Land is only for sale, so its text is compared with land only.
    expect(await kindsOf(first)).toEqual([]);
  });

  it('may repeat its own owner’s text', async () => {
    const owner = await newPerson();
    const text = `${words} It is the third house behind the temple, with blue shutters.`.replaceAll(
      'hills',
      'river',
    );
    await post(owner, { ...flatForRent, propertyCategory: 'house', floor: '2', description: text });
    const again = await post(owner, {
      ...flatForRent,
      propertyCategory: 'house',
      floor: '2',
      description: text,
    });
    expect(await kindsOf(again)).toEqual([]);
  });

  it('with another listing’s picture is flagged with both pictures, even if cropped', async () => {
    const picture = await patchwork(3);
    const cropped = await sharp(picture)
      .extract({ left: 40, top: 20, width: 720, height: 560 })
      .modulate({ brightness: 1.15 })
      .jpeg({ quality: 60 })
      .toBuffer();
    const original = await post(await newPerson(), plainFlat, [await patchwork(5), picture]);
    const copy = await post(await newPerson(), plainFlat, [cropped]);
    const [signal] = await signalsOf(copy);
    expect(signal).toMatchObject({ kind: 'pictures', listing: { _id: original } });
    expect(signal?.score).toBeGreaterThan(0.85);
    expect(signal?.picture?.url).not.toBe(signal?.otherPicture?.url);
    expect(await kindsOf(await post(await newPerson(), plainFlat, [await patchwork(11)]))).toEqual([]);
  });

  it('whose phone number another account uses is flagged', async () => {
    const [one, other] = [await newPerson('+919800000777'), await newPerson('+919800000777')];
    const id = await post(one, plainFlat);
    expect(await signalsOf(id)).toMatchObject([{ kind: 'phone', person: { _id: other.id } }]);
  });

  it('far from the usual price of its area is flagged', async () => {
    const owner = await newPerson();
    for (let count = 0; count < 8; count += 1) {
      const id = await post(owner, { ...plainFlat, bedrooms: '4', pricePerFrequency: `${20_000 + count}` });
      await site.services.db
        .updateTable('listings')
        .set({ approval_status: 'approved', confirmed_at: new Date() })
        .where('id', '=', id)
        .execute();
    }
    const cheap = await post(owner, { ...plainFlat, bedrooms: '4', pricePerFrequency: '4000' });
    const usual = await post(owner, { ...plainFlat, bedrooms: '4', pricePerFrequency: '30000' });
    expect(await signalsOf(cheap)).toMatchObject([{ kind: 'price' }]);
    expect((await signalsOf(cheap))[0]?.score).toBeCloseTo(0.2, 2);
    expect(await kindsOf(usual)).toEqual([]);
  });
});

describe('a signal', () => {
  it('that was dismissed does not return, and is logged once', async () => {
    const [one, other] = [await newPerson('+919800000888'), await newPerson('+919800000888')];
    const id = await post(one, plainFlat);
    await comparisonsAreMade();
    const [signal] = await signalsOf(id);
    const dismiss = () => admin.call(dismissSignal, { params: { id: signal?.id ?? '' } });
    await dismiss();
    await dismiss();
    await compareListing(site.services, id);
    expect(await kindsOf(id)).toEqual([]);
    const { entries } = await admin.call(listAuditEntries, { query: { action: 'listing.dismiss-signal' } });
    expect(entries).toMatchObject([{ subject: { _id: id }, detail: 'Same phone number' }]);
    expect(other.id).not.toBe(one.id);
  });

  it('disappears when an edit removes its cause', async () => {
    const text = `${words} Behind the old cinema.`.replaceAll('school', 'library');
    await post(await newPerson(), { ...flatForRent, description: text });
    const copier = await newPerson();
    const id = await post(copier, { ...flatForRent, description: text });
    expect(await kindsOf(id)).toContain('wording');
    await copier.call(editListing, {
      params: { id },
      body: listingForm({ ...flatForRent, description: 'My own words about my own home, at last.' }),
    });
    await compareListing(site.services, id);
    expect(await kindsOf(id)).toEqual([]);
  });

  it('disappears with the listing', async () => {
    const [one] = [await newPerson('+919800000999'), await newPerson('+919800000999')];
    const id = await post(one, plainFlat);
    await one.call(deleteListing, { params: { id } });
    expect(await signalsOf(id)).toEqual([]);
  });

  it('that is being replaced does not keep its listing from being deleted', async () => {
    const [one] = [await newPerson('+919800000555'), await newPerson('+919800000555')];
    const id = await post(one, plainFlat);
    await comparisonsAreMade();
    const { db } = site.services;
    const { comparing } = await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('listings').select('id').where('id', '=', id).forUpdate().execute();
      const comparing = compareListing(site.services, id);
      await untilSomeWait(db, 1);
      await transaction.deleteFrom('listings').where('id', '=', id).execute();
      return { comparing };
    });
    await comparing;
    expect(await signalsOf(id)).toEqual([]);
  });

  it('filters the posts of both listings until it is dismissed', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const orchard = 'Oranges, cardamom and a stone hut above Mirik, reached on foot in a quarter of an hour.';
    const original = await post(one, { ...landForSale, title: 'An orchard', description: orchard });
    const copy = await post(other, {
      ...landForSale,
      title: 'An orchard',
      description: `${orchard} Come and see.`,
    });
    const noticed = async () =>
      (await admin.call(pagePosts, { query: { signal: 'any', q: 'orchard' } })).data.map(
        (found) => found._id,
      );
    const counted = async () => (await admin.call(countDocuments, {})).result.noticedPostsRes;
    await comparisonsAreMade();
    expect(await noticed()).toEqual([copy, original]);
    const before = await counted();
    for (const listing of [copy, original])
      for (const { id } of await signalsOf(listing)) await admin.call(dismissSignal, { params: { id } });
    expect(await noticed()).toEqual([]);
    expect(await counted()).toBe(before - 2);
  });
});
