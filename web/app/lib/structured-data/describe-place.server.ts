import { areaLabel } from '@thikana/contract/areas';
import { currentCity } from '@thikana/contract/city';
import type { Listing } from '@thikana/contract/listings';
import type { Apartment, House, Place, PropertyValue, QuantitativeValue, Store } from 'schema-dts';
import { landUnitLabel } from '#web/lib/format/land-unit-label.ts';
import { m } from '#web/paraglide/messages.js';

/** UN/CEFACT codes; local units have none. */
const unitCodes: Partial<Record<string, { unitCode: string }>> = {
  'sq ft': { unitCode: 'FTK' },
  'sq foot': { unitCode: 'FTK' },
  'm²': { unitCode: 'MTK' },
  acre: { unitCode: 'ACR' },
};

/** The home, shop or land, located only to its neighbourhood. */
export function describePlace(listing: Listing): Apartment | House | Store | Place {
  const common = whereabouts(listing);
  switch (listing.propertyCategory) {
    case 'flat':
      return { '@type': 'Apartment', ...common, ...rooms(listing) };
    case 'house':
      return { '@type': 'House', ...common, ...rooms(listing) };
    case 'shop':
      return { '@type': 'Store', ...common, additionalProperty: floorArea(listing) };
    case 'land':
      return { '@type': 'Place', ...common, additionalProperty: landArea(listing) };
  }
}

function whereabouts({ area, location, coordinates: { coordinates } }: Listing) {
  const [longitude, latitude] = coordinates;
  return {
    address: {
      '@type': 'PostalAddress',
      addressLocality: area === 'other' ? location : areaLabel(area),
      addressCountry: currentCity().country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: roughly(latitude), longitude: roughly(longitude) },
  } as const;
}

/** Rounded to about a kilometre: search engines need the neighbourhood, not the exact position. */
function roughly(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

function rooms({ bedrooms = 0, bathrooms = 0, builtUpArea }: Listing) {
  return {
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: bathrooms,
    ...(builtUpArea && {
      floorSize: { '@type': 'QuantitativeValue', value: builtUpArea, ...unitCodes[currentCity().areaUnit] },
    }),
  } as const satisfies {
    floorSize?: QuantitativeValue;
    [key: string]: unknown;
  };
}

function floorArea({ shopArea = 0 }: Listing): PropertyValue {
  return {
    '@type': 'PropertyValue',
    name: m.detail_field_shop_area(),
    value: shopArea,
    ...unitCodes[currentCity().areaUnit],
  };
}

function landArea({ availableLandSpace = 0, availableLandSpaceUnit: unit = '' }: Listing): PropertyValue {
  return {
    '@type': 'PropertyValue',
    name: m.detail_field_land_space(),
    value: availableLandSpace,
    ...(unitCodes[unit] ?? { unitText: landUnitLabel(unit) }),
  };
}
