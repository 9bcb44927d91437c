import { phoneText } from '@thikana/contract/phone-text';
import type { PosterLanguage } from '@thikana/contract/poster';
import { listingUrl } from '../../lib/addresses.ts';
import type { PosterWords } from '../../platform/pictures/posters/poster-words.ts';
import { type ListingWithPictures, presentListing } from '../listings/listings.feature.ts';
import { posterVocabulary } from './poster-vocabulary.ts';

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** The texts of a listing's poster in a language. */
export function posterWords(
  listing: ListingWithPictures,
  phone: string | null,
  { language, site }: { language: PosterLanguage; site: { name: string; publicUrl: string } },
): PosterWords {
  const words = posterVocabulary[language];
  const { intent, frequency, price, totalPrice, pricePerFrequency } = presentListing(listing);
  const rupees = intent === 'rent' ? pricePerFrequency : (price ?? totalPrice);
  return {
    language,
    headline: words.headline[intent],
    subline: language === 'en' ? '' : posterVocabulary.en.headline[intent],
    title: listing.title,
    price: rupees ? `₹${grouped.format(rupees)}` : words.priceOnRequest,
    per: rupees && intent === 'rent' && frequency ? words.per[frequency] : '',
    facts: factsOf(listing, language).join(' · '),
    place: listing.location,
    direct: words.direct,
    scan: words.scan,
    call: words.call,
    phone: phone ? phoneText(phone) : '',
    link: listingUrl(site.publicUrl, listing),
    siteName: site.name,
  };
}

function factsOf(listing: ListingWithPictures, language: PosterLanguage): string[] {
  const words = posterVocabulary[language];
  const area = listing.built_up_area_square_feet ?? listing.shop_area_square_feet;
  const { available_land_space: space, available_land_space_unit: unit } = listing;
  return [
    words.category[listing.category],
    ...(listing.bedrooms ? [words.bedrooms(listing.bedrooms)] : []),
    ...(area ? [`${grouped.format(area)} ${words.squareFeet}`] : []),
    ...(space && unit ? [`${grouped.format(space)} ${words.landUnit[unit]}`] : []),
  ];
}
