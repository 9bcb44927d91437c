import { inCurrentLanguage } from '@thikana/contract/in-language';
import { areaUnitName, landUnitName, sizeOfLandUnit } from '@thikana/contract/land';
import { baseLanguage, currentLanguage } from '@thikana/contract/language';
import { amountText, numberText } from '@thikana/contract/number-text';
import { phoneText } from '@thikana/contract/phone-text';
import { listingUrl } from '../../lib/addresses.ts';
import { m } from '../../paraglide/messages.js';
import type { PosterWords } from '../../platform/pictures/posters/poster-words.ts';
import { type ListingWithPictures, presentListing } from '../listings/listings.feature.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';

/** The texts of a listing's poster, in the current language. */
export function posterWords(
  listing: ListingWithPictures,
  phone: string | null,
  site: PromotionDependencies['site'],
): PosterWords {
  const language = currentLanguage();
  const presented = inCurrentLanguage(presentListing(listing));
  const { title, intent, frequency, price, totalPrice, pricePerFrequency } = presented;
  const rupees = intent === 'rent' ? pricePerFrequency : (price ?? totalPrice);
  return {
    language,
    headline: m.poster_headline({ intent }),
    subline: language === baseLanguage ? '' : m.poster_headline({ intent }, { locale: baseLanguage }),
    title,
    price: rupees ? amountText(rupees) : m.poster_price_on_request(),
    per: rupees && intent === 'rent' && frequency ? m.poster_per({ frequency }) : '',
    facts: factsOf(listing).reduce((before, fact) => m.poster_facts({ before, fact })),
    place: listing.location,
    direct: m.poster_direct(),
    scan: m.poster_scan(),
    call: m.poster_call(),
    phone: phone ? phoneText(phone) : '',
    link: listingUrl(site.publicUrl, listing),
    siteName: site.name,
    ...(site.accents && { accent: site.accents.light.strong }),
  };
}

function factsOf(listing: ListingWithPictures): string[] {
  const area = listing.built_up_area_square_feet ?? listing.shop_area_square_feet;
  const { available_land_space: space, available_land_space_unit: unit } = listing;
  return [
    m.poster_category({ category: listing.category }),
    ...(listing.bedrooms ? [m.poster_bedrooms({ count: listing.bedrooms })] : []),
    ...(area ? [m.poster_size({ area: numberText(area), unit: areaUnitName() })] : []),
    ...(space && unit ? [landText(space, unit)] : []),
  ];
}

function landText(space: number, unit: string): string {
  const name = sizeOfLandUnit(unit) === 1 ? areaUnitName() : landUnitName(unit);
  return m.poster_size({ area: numberText(space), unit: name });
}
