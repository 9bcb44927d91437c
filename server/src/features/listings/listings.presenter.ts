import type { Position } from '@thikana/contract/city';
import { idTime } from '@thikana/contract/fields';
import { landTotal } from '@thikana/contract/land';
import type { Listing, ListingContact, ListingWithGallery } from '@thikana/contract/listings';
import { publicPosition } from '@thikana/contract/map-area';
import type { ModeratedListing } from '@thikana/contract/moderation';
import type { ManagedListing } from '@thikana/contract/own-listings';
import { eachYesNo, yesNoFields } from '@thikana/contract/yes-no-fields';
import { reasonForReader } from '../../lib/reason-for-reader.ts';
import { avatarUrl, pictureUrl, presentPicture } from '../pictures/pictures.feature.ts';
import type { ListingOwner, ListingWithPictures, ManagedListingRow } from './listings.repository.ts';

/** A listing in public lists: in its neighbourhood, unless its owner shows the exact position. */
export function presentListing(listing: ListingWithPictures): Listing {
  return presentAt(publicPosition(listing, listing.id, listing.shows_exact_place), listing);
}

/** For its owner. */
export function presentOwnListing(listing: ListingWithPictures): Listing {
  return presentAt(listing, listing);
}

/**
 * The cover with all its widths, the other pictures by address. They have the formats of the cover, which shows as
 * unfinished until all are finished.
 */
function presentAt({ longitude, latitude }: Position, listing: ListingWithPictures): Listing {
  const [cover] = listing.pictures;
  const areFinished = listing.pictures.every(({ isFinished }) => isFinished);
  return {
    _id: listing.id,
    title: listing.title,
    description: listing.description,
    secondTitle: listing.second_title ?? undefined,
    secondDescription: listing.second_description ?? undefined,
    intent: listing.intent,
    propertyCategory: listing.category,
    location: listing.location,
    alternateLocation: listing.alternate_location ?? undefined,
    area: listing.area,
    coordinates: { type: 'Point', coordinates: [longitude, latitude] },
    showExactPlace: listing.shows_exact_place || undefined,
    messagesOnly: listing.messages_only || undefined,
    pictures: listing.pictures.map(pictureUrl),
    cover: cover && presentPicture({ ...cover, isFinished: areFinished }),
    approvalStatus: listing.approval_status,
    createdAt: idTime(listing.id).toISOString(),
    updatedAt: listing.updated_at.toISOString(),
    confirmedAt: listing.confirmed_at?.toISOString(),
    bedrooms: listing.bedrooms ?? undefined,
    bathrooms: listing.bathrooms ?? undefined,
    floor: listing.floor ?? undefined,
    builtUpArea: listing.built_up_area_square_feet ?? undefined,
    ...eachYesNo((name) => listing[yesNoFields[name].column] ?? undefined),
    furnishing: listing.furnishing ?? undefined,
    availableFrom: listing.available_from ?? undefined,
    shopArea: listing.shop_area_square_feet ?? undefined,
    pricePerFrequency: listing.rent_rupees ?? undefined,
    frequency: listing.frequency ?? undefined,
    availableForDuration: listing.available_for_duration ?? undefined,
    availableForDurationUnit: listing.available_for_duration_unit ?? undefined,
    deposit: listing.deposit_rupees ?? undefined,
    maintenance: listing.maintenance_rupees ?? undefined,
    price: listing.price_rupees ?? undefined,
    pricePerUnit: listing.price_per_unit_rupees ?? undefined,
    unit: listing.unit ?? undefined,
    availableLandSpace: listing.available_land_space ?? undefined,
    availableLandSpaceUnit: listing.available_land_space_unit ?? undefined,
    isProject: listing.is_project || undefined,
    projectNumber: listing.project_number ?? undefined,
    // Listings of projects are only stored with the statement.
    isAccurate: listing.is_project || undefined,
    totalPrice: listing.total_price_rupees ?? undefined,
  };
}

/** Its featured place. */
export function presentFeatured(listing: ListingWithPictures): Listing {
  return { ...presentListing(listing), isFeatured: true };
}

export function presentListingWithGallery(
  listing: ListingWithPictures,
  place: 'public' | 'exact',
): ListingWithGallery {
  const present = place === 'exact' ? presentOwnListing : presentListing;
  return {
    ...present(listing),
    gallery: listing.pictures.map(presentPicture),
    standardTotal: standardTotal(listing),
  };
}

function standardTotal(listing: ListingWithPictures): number | undefined {
  const { price_per_unit_rupees: pricePerUnit, available_land_space: availableLandSpace } = listing;
  const { unit, available_land_space_unit: availableLandSpaceUnit } = listing;
  if (!pricePerUnit || !unit || !availableLandSpace || !availableLandSpaceUnit) return undefined;
  const total = landTotal({ pricePerUnit, unit, availableLandSpace, availableLandSpaceUnit }, 'standard');
  return unit === availableLandSpaceUnit || total === listing.total_price_rupees ? undefined : total;
}

/** For moderators and administrators. */
export function presentModeratedListing(listing: ManagedListingRow): ModeratedListing {
  return { ...presentManagedListing(listing), hiddenFor: listing.hidden_reasons };
}

/** For its owner and for administrators. */
export function presentManagedListing(listing: ManagedListingRow): ManagedListing {
  return {
    ...presentListingWithGallery(listing, 'exact'),
    // Reviewers need the time of posting, also for a repost that keeps an older date.
    createdAt: listing.created_at.toISOString(),
    user: presentOwner(listing.owner),
    rejectionReason: reasonForReader(listing.rejectionReason),
  };
}

export function presentOwner(owner: ListingOwner): ManagedListing['user'] {
  return {
    _id: owner.id,
    name: owner.name,
    email: owner.email,
    avatar: owner.picture_id ? avatarUrl(owner.picture_id) : undefined,
    isVerified: owner.is_verified,
    phone: owner.phone ?? undefined,
    phoneNumber: owner.phone ?? undefined,
  };
}

/** The contact, with the phone number only if it may be shown now. */
export function presentContact(owner: ListingOwner, phone: 'shown' | 'omitted' | 'withheld'): ListingContact {
  return {
    name: owner.name,
    avatar: owner.picture_id ? avatarUrl(owner.picture_id) : undefined,
    phone: phone === 'shown' ? (owner.phone ?? undefined) : undefined,
    phoneWithheld: phone === 'withheld' ? true : undefined,
  };
}
