import { currentCity } from '@thikana/contract/city';
import { inCurrentLanguage } from '@thikana/contract/in-language';
import { languageTag } from '@thikana/contract/language';
import { languageOfText } from '@thikana/contract/language-of-text';
import type { Listing, ListingWithGallery } from '@thikana/contract/listings';
import type { Frequency } from '@thikana/contract/vocabulary';
import type { Offer, RealEstateListing } from 'schema-dts';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { pageAddress } from '#web/lib/addresses/page-address.ts';
import { listingRupees } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import type { Describe } from '../documents/document-context.ts';
import { breadcrumbs } from './breadcrumbs.server.ts';
import { describePlace } from './describe-place.server.ts';

/** UN/CEFACT codes of the rent frequencies. */
const unitCodes: Record<Frequency, string> = { day: 'DAY', week: 'WEE', month: 'MON', year: 'ANN' };

/** A listing's page: its breadcrumbs, the offer and its price. */
export const describeListing: Describe<{ listingDetails: ListingWithGallery }> = (
  { listingDetails },
  site,
) => {
  const listing = inCurrentLanguage(listingDetails);
  const url = pageAddress(site, listingPath(listing));
  const list =
    listing.intent === 'rent'
      ? { name: m.list_rentals(), path: '/rentals' }
      : { name: m.list_buys(), path: '/buys' };
  const page: RealEstateListing = {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: listing.title,
    description: listing.description,
    datePosted: listing.createdAt,
    dateModified: listing.updatedAt,
    image: listing.pictures.map((path) => new URL(path, site.url).href),
    inLanguage: languagesOf(listing),
    about: describePlace(listing),
    offers: describeOffer(listing, url),
  };
  return [breadcrumbs(site, [list, { name: listing.title, path: listingPath(listing) }]), page];
};

/** The languages of title and description, which may not be the page's. */
function languagesOf({ title, description }: Listing): string | string[] {
  const languages = [title, description].flatMap((text) => languageOfText(text) ?? []);
  const [first, ...others] = [...new Set(languages)].map((language) => languageTag(language));
  return others.length > 0 && first ? [first, ...others] : (first ?? languageTag());
}

function describeOffer(listing: Listing, url: string): Offer {
  const { rupees, frequency } = listingRupees(listing);
  const currency = { priceCurrency: currentCity().currency };
  return {
    '@type': 'Offer',
    url,
    availability: 'https://schema.org/InStock',
    businessFunction: {
      '@id': `http://purl.org/goodrelations/v1#${listing.intent === 'rent' ? 'LeaseOut' : 'Sell'}`,
    },
    ...currency,
    ...(rupees && { price: rupees }),
    ...(rupees &&
      frequency && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          ...currency,
          price: rupees,
          unitCode: unitCodes[frequency],
        },
      }),
  };
}
