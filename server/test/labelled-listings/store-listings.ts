import { Readable } from 'node:stream';
import { newId } from '#server/lib/ids.ts';
import type { Services } from '#server/services.ts';
import { copiedPicture } from './copied-picture.ts';
import { randomNumbers } from './random.ts';
import { photographs, type RealOffer, realOffers } from './real-offers.ts';
import { describe, reworded } from './words.ts';

const originalCount = 160;
const cloneCount = 40;
const seed = 1930;

export interface LabelledListing {
  id: string;
  /** The listing that this one copies. */
  copyOf?: string;
}

/** 160 listings of as many people and 40 copies by others, with changed words and cropped, recoloured pictures. */
export async function storeListings(services: Services): Promise<LabelledListing[]> {
  const random = randomNumbers(seed);
  const pictures = photographs(originalCount);
  const originals: { id: string; offer: RealOffer; text: string; picture: Buffer }[] = [];
  for (const [index, offer] of realOffers(originalCount).entries()) {
    const picture = pictures[index];
    if (!picture) throw new Error('There are fewer photographs than offers.');
    const text = describe(offer, random);
    originals.push({ id: await store(services, offer, text, picture), offer, text, picture });
  }
  const stored: LabelledListing[] = originals.map(({ id }) => ({ id }));
  for (const { id, offer, text, picture } of originals.slice(0, cloneCount)) {
    const dearer = { ...offer, rentRupees: Math.round(offer.rentRupees * 1.1) };
    const copy = await copiedPicture(picture, random);
    stored.push({ id: await store(services, dearer, reworded(text, random), copy), copyOf: id });
  }
  return stored;
}

async function store(services: Services, offer: RealOffer, text: string, picture: Buffer): Promise<string> {
  const { db } = services;
  const [ownerId, id] = [newId(), newId()];
  const email = `${ownerId}@example.com`;
  const phone = `+919${String(Number.parseInt(ownerId.slice(-6), 16) % 1_000_000_000).padStart(9, '0')}`;
  await db
    .insertInto('users')
    .values({ id: ownerId, name: 'Asha Tamang', email, email_key: email, phone })
    .execute();
  const received = await services.pictures.receive(Readable.from([picture]));
  await db
    .insertInto('pictures')
    .values({ ...received, owner_id: ownerId })
    .execute();
  await db
    .insertInto('listings')
    .values(columns(id, ownerId, offer, text))
    .execute();
  await db
    .insertInto('listing_pictures')
    .values({ listing_id: id, position: 0, picture_id: received.id })
    .execute();
  return id;
}

function columns(id: string, ownerId: string, offer: RealOffer, text: string) {
  return {
    id,
    owner_id: ownerId,
    intent: 'rent' as const,
    category: 'flat' as const,
    title: `${offer.bedrooms} BHK flat in ${offer.place}`.slice(0, 120),
    description: text,
    location: offer.place,
    longitude: 88.43,
    latitude: 26.71,
    area: 'sevoke' as const,
    bedrooms: offer.bedrooms,
    bathrooms: offer.bathrooms,
    built_up_area_square_feet: offer.size,
    attached_bathroom: true,
    parking: false,
    available_from: '2026-12-01',
    rent_rupees: offer.rentRupees,
    frequency: 'month' as const,
    available_for_duration: 11,
    available_for_duration_unit: 'month' as const,
  };
}
