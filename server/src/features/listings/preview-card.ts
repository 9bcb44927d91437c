import { createHash } from 'node:crypto';
import { areaLabel } from '@thikana/contract/areas';
import { pathIn } from '@thikana/contract/language-paths';
import type { CardWords } from '../../platform/pictures/cards/card-words.ts';
import type { StoredPicture } from '../../platform/pictures/pictures.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { presentListing } from './listings.presenter.ts';
import type { ListingWithPictures } from './listings.repository.ts';
import { offerWords } from './offer-text.ts';

interface PreviewCard {
  words: CardWords;
  cover: StoredPicture | undefined;
  /** A hash of the picture's content, so that a changed picture has a new address. */
  version: string;
  path: string;
}

/** Increase this when the design changes. */
const design = 1;

/** The preview picture of a listing. */
export function previewCard(listing: ListingWithPictures, site: ListingsDependencies['site']): PreviewCard {
  const [picture] = listing.pictures;
  const cover = picture && {
    id: picture.id,
    width: picture.width,
    isFinished: picture.isFinished,
  };
  const words = {
    ...offerWords(presentListing(listing)),
    place: listing.area === 'other' ? listing.location : areaLabel(listing.area),
    siteName: site.name,
    ...(site.accents && { accent: site.accents.light.strong }),
  };
  const made = JSON.stringify([design, words, cover]);
  const version = createHash('sha256').update(made).digest('hex').slice(0, 12);
  return { words, cover, version, path: pathIn(`/listing-pictures/${listing.id}/card-${version}.jpg`) };
}
