import { toldPosition } from '@thikana/contract/map-area';
import { expect, it } from 'vitest';
import {
  presentContact,
  presentFeatured,
  presentListing,
  presentListingWithGallery,
  presentManagedListing,
} from './listings.presenter.ts';

const at = new Date('2026-11-21T06:30:00Z');
const picture = { id: 'p', width: 600, height: 400, placeholder: 'data:,', isFinished: false };
const shownPicture = {
  url: '/pictures/p/600.jpg',
  width: 600,
  height: 400,
  placeholder: 'data:,',
  sources: [{ type: 'image/jpeg', srcset: '/pictures/p/600.jpg 600w' }],
};
const place = { longitude: 88.437, latitude: 26.733 };
const none = {
  alternate_location: null,
  confirmed_at: null,
  bedrooms: null,
  bathrooms: null,
  floor: null,
  built_up_area_square_feet: null,
  attached_bathroom: null,
  parking: null,
  furnishing: null,
  available_from: null,
  shop_area_square_feet: null,
  has_shutter: null,
  rent_rupees: null,
  frequency: null,
  available_for_duration: null,
  available_for_duration_unit: null,
  deposit_rupees: null,
  maintenance_rupees: null,
  price_rupees: null,
  price_per_unit_rupees: null,
  unit: null,
  available_land_space: null,
  available_land_space_unit: null,
  total_price_rupees: null,
};
type Row = Parameters<typeof presentListing>[0];
const bare = {
  ...none,
  ...place,
  id: '6740000000000000000000a1',
  title: 'Two rooms',
  description: 'By the river',
  intent: 'rent',
  category: 'flat',
  location: 'Sevoke Road',
  area: 'sevoke',
  shows_exact_place: true,
  approval_status: 'approved',
  created_at: new Date('2026-11-01T00:00:00Z'),
  updated_at: at,
  pictures: [],
} as unknown as Row;
const shown = {
  _id: '6740000000000000000000a1',
  title: 'Two rooms',
  description: 'By the river',
  intent: 'rent',
  propertyCategory: 'flat',
  location: 'Sevoke Road',
  area: 'sevoke',
  coordinates: { type: 'Point', coordinates: [88.437, 26.733] },
  showExactPlace: true,
  pictures: [],
  approvalStatus: 'approved',
  createdAt: new Date(0x67400000 * 1000).toISOString(),
  updatedAt: at.toISOString(),
};

it('a listing has no fields of other categories', () => {
  expect(presentListing(bare)).toEqual(shown);
});

it('a listing keeps fields that are 0 or false', () => {
  const details = {
    alternate_location: 'Behind the cinema',
    confirmed_at: at,
    bedrooms: 0,
    bathrooms: 1,
    floor: 0,
    built_up_area_square_feet: 850,
    attached_bathroom: false,
    parking: true,
    furnishing: 'unfurnished',
    available_from: '2026-12-01',
    shop_area_square_feet: 300,
    has_shutter: false,
    rent_rupees: 12_000,
    frequency: 'month',
    available_for_duration: 11,
    available_for_duration_unit: 'year',
    deposit_rupees: 0,
    maintenance_rupees: 500,
    price_rupees: 1,
    price_per_unit_rupees: 2,
    unit: 'katha',
    available_land_space: 2.5,
    available_land_space_unit: 'bigha',
    total_price_rupees: 3,
  } as const;
  expect(presentListing({ ...bare, ...details, pictures: [picture] } as unknown as Row)).toEqual({
    ...shown,
    alternateLocation: 'Behind the cinema',
    confirmedAt: at.toISOString(),
    pictures: ['/pictures/p/600.jpg'],
    cover: shownPicture,
    bedrooms: 0,
    bathrooms: 1,
    floor: 0,
    builtUpArea: 850,
    attachedBathroom: false,
    parking: true,
    furnishing: 'unfurnished',
    availableFrom: '2026-12-01',
    shopArea: 300,
    hasShutter: false,
    pricePerFrequency: 12_000,
    frequency: 'month',
    availableForDuration: 11,
    availableForDurationUnit: 'year',
    deposit: 0,
    maintenance: 500,
    price: 1,
    pricePerUnit: 2,
    unit: 'katha',
    availableLandSpace: 2.5,
    availableLandSpaceUnit: 'bigha',
    totalPrice: 3,
  });
});

it.each([
  [true, true],
  [true, false],
  [false, true],
])('a cover has AVIF once all pictures are finished: cover %s, other %s', (cover, other) => {
  const pictures = [cover, other].map((isFinished) => ({ ...picture, isFinished }));
  const presented = presentListing({ ...bare, pictures } as unknown as Row);
  const hasAvif = presented.cover?.sources.some(({ type }) => type === 'image/avif');
  expect(hasAvif).toBe(cover && other);
});

it('a listing in its neighbourhood shows its exact position only to its managers', () => {
  const hidden = { ...bare, shows_exact_place: false, pictures: [picture] } as unknown as Row;
  const { coordinates: exact } = presentListingWithGallery(hidden, 'exact');
  expect(exact.coordinates).toEqual([place.longitude, place.latitude]);
  for (const listing of [
    presentListing(hidden),
    presentListingWithGallery(hidden, 'public'),
    presentFeatured(hidden),
  ]) {
    expect(listing.coordinates.coordinates).not.toEqual(Object.values(toldPosition(place)));
    expect(listing.showExactPlace).toBeUndefined();
  }
  expect(presentListingWithGallery(hidden, 'public').gallery).toEqual([shownPicture]);
});

it('a featured listing is marked', () => {
  expect(presentFeatured(bare)).toEqual({ ...shown, isFeatured: true });
});

it('a managed listing has its time of posting, owner and rejection reason', () => {
  const owner = {
    id: 'o',
    name: 'Asha',
    email: 'a@example.com',
    is_verified: true,
    picture_id: 'q',
    phone: '+919000000001',
  };
  const managed = { ...bare, owner, rejectionReason: 'No such house' } as Parameters<
    typeof presentManagedListing
  >[0];
  const user = {
    _id: 'o',
    name: 'Asha',
    email: 'a@example.com',
    isVerified: true,
    avatar: '/pictures/q/avatar.jpg',
    phone: '+919000000001',
    phoneNumber: '+919000000001',
  };
  const common = { ...shown, gallery: [], createdAt: '2026-11-01T00:00:00.000Z' };
  expect(presentManagedListing(managed)).toEqual({ ...common, user, rejectionReason: 'No such house' });
  const bareOwner = { ...owner, picture_id: null, phone: null };
  expect(
    presentManagedListing({ ...managed, owner: bareOwner, rejectionReason: null } as typeof managed),
  ).toEqual({
    ...common,
    user: { _id: 'o', name: 'Asha', email: 'a@example.com', isVerified: true },
  });
});

it.each([
  ['shown', { phone: '+919000000001' }],
  ['omitted', {}],
  ['withheld', { phoneWithheld: true }],
] as const)('a contact with a number that is %s', (phone, expected) => {
  const owner = { name: 'Asha', picture_id: 'q', phone: '+919000000001' } as Parameters<
    typeof presentContact
  >[0];
  expect(presentContact(owner, phone)).toEqual({
    name: 'Asha',
    avatar: '/pictures/q/avatar.jpg',
    ...expected,
  });
});

it('a contact may have neither number nor picture', () => {
  const owner = { name: 'Asha', picture_id: null, phone: null } as Parameters<typeof presentContact>[0];
  expect(presentContact(owner, 'shown')).toEqual({ name: 'Asha' });
});

it.each([
  ['katha', 'sq foot', 951, 3_600],
  ['katha', 'katha', 951, undefined],
  ['katha', 'sq foot', 3_600, undefined],
  ['katha', null, 951, undefined],
])(
  'land priced per %s with a size in %s and the total %d has the standard total %s',
  (unit, spaceUnit, total, standard) => {
    const land = {
      ...bare,
      ...{ unit, price_per_unit_rupees: 1_000, available_land_space: 2_592 },
      ...{ available_land_space_unit: spaceUnit, total_price_rupees: total },
    };
    expect(presentListingWithGallery(land, 'public').standardTotal).toBe(standard);
  },
);
