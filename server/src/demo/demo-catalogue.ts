import { addDays, cityDay } from '@thikana/contract/city-time';
import { type ListingFields, parseListingFields } from '@thikana/contract/listing-fields';
import type { ApprovalStatus } from '@thikana/contract/vocabulary';
import { createPictureChooser } from './choose-pictures.ts';
import { demoKinds, type Kind } from './kinds.ts';
import type { Offer } from './offers/offer.ts';
import { offerHome } from './offers/offer-home.ts';
import { offerLand } from './offers/offer-land.ts';
import { offerShop } from './offers/offer-shop.ts';
import { type DemoOwner, demoOwners } from './people.ts';
import { dealPlaces } from './places/deal-places.ts';
import type { Place, Spot } from './places/place.ts';
import { positionIn } from './places/places.ts';
import { createRandom, type Random } from './random.ts';
import { createRotation } from './rotation.ts';
import type { Subject } from './subject.ts';
import { createWriter, type Words } from './words/write-words.ts';

interface DemoListing {
  ownerIndex: number;
  fields: ListingFields;
  /** File names in the folder of demo pictures, the cover first. */
  pictureFiles: string[];
  /** Days with a fraction. */
  postedDaysAgo: number;
  status: ApprovalStatus;
}

export interface DemoCatalogue {
  owners: readonly DemoOwner[];
  /** Newest first. */
  listings: DemoListing[];
}

const pendingCount = 18;
const rejectedCount = 7;
const oldestDays = 90;

/** Generates 240 realistic listings in and around Siliguri. The same seed, day and pictures give the same listings. */
export function createDemoCatalogue(options: {
  now: Date;
  pictureFiles: readonly string[];
  seed?: number;
}): DemoCatalogue {
  const random = createRandom(options.seed ?? 734_001);
  const write = createWriter(random);
  const choosePictures = createPictureChooser(options.pictureFiles, random);
  const rotateSpots = createRotation<Spot>(random);
  const rotateOwners = createRotation<DemoOwner>(random);

  const listings = dealPlaces(demoKinds, random).map(({ kind, place }, index): DemoListing => {
    const spot = rotateSpots(place.spots);
    const availableFrom = addDays(cityDay(options.now), random.between(-10, 45));
    const offer = makeOffer({ kind, place, spot, availableFrom, random });
    const neighbours = demoOwners.filter(({ livesIn }) => livesIn === (place.isHill ? 'hills' : 'plains'));
    return {
      ownerIndex: demoOwners.indexOf(rotateOwners(random.chance(0.9) ? neighbours : demoOwners)),
      fields: fillIn(offer, write(offer.subject), random),
      pictureFiles: choosePictures(kind.category, offer.subject.bedrooms),
      postedDaysAgo: daysAgo(index / demoKinds.length),
      status: 'approved',
    };
  });
  decide(listings, random);
  return { owners: demoOwners, listings };
}

function makeOffer(request: {
  kind: Kind;
  place: Place;
  spot: Spot;
  availableFrom: string;
  random: Random;
}): Offer {
  const { category } = request.kind;
  if (category === 'land') return offerLand(request);
  if (category === 'shop') return offerShop(request);
  return offerHome({ ...request, kind: { ...request.kind, category } });
}

function fillIn({ subject, details }: Offer, words: Words, random: Random): ListingFields {
  const { place, spot } = subject;
  const { longitude, latitude } = positionIn(place, random);
  const read = parseListingFields({
    intent: subject.intent,
    propertyCategory: subject.category,
    ...words,
    location: `${spot.name}, ${place.town}, West Bengal ${spot.pincode}`,
    alternateLocation: spot.landmark,
    coordinates: { type: 'Point', coordinates: [longitude, latitude] },
    // Shops always show their exact position.
    showExactPlace: subject.category === 'shop',
    messagesOnly: false,
    deposit: depositOf(subject),
    lift: /\blift\b/i.test(`${words.title} ${words.description}`),
    ...details,
  });
  if (!read.success) throw read.error;
  return read.data;
}

/** As the description says, for those who stay for months. */
function depositOf({ intent, frequency, askingRupees, monthsOfDeposit }: Subject): number | undefined {
  return intent === 'rent' && frequency === 'month' ? monthsOfDeposit * askingRupees : undefined;
}

/** More listings are recent than old. */
function daysAgo(share: number): number {
  return oldestDays * share ** 1.6;
}

/** Some of the newest are pending, a few older ones are rejected. */
function decide(listings: DemoListing[], random: Random): void {
  const newest = random.shuffle(listings.slice(0, 60)).slice(0, pendingCount);
  const older = random.shuffle(listings.slice(60, 200)).slice(0, rejectedCount);
  for (const listing of newest) listing.status = 'pending';
  for (const listing of older) listing.status = 'rejected';
}
