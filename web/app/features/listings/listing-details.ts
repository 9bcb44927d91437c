import { unitText } from '@thikana/contract/land';
import { langOf } from '@thikana/contract/language-of-text';
import type { Listing } from '@thikana/contract/listings';
import { yesNoFieldNames } from '@thikana/contract/yes-no-fields';
import { day } from '#web/lib/format/dates.ts';
import { factsLine } from '#web/lib/format/facts-line.ts';
import { duration, number, sizeText } from '#web/lib/format/format.ts';
import { categoryLabel, furnishingLabel } from '#web/lib/format/listing-text.ts';
import { yesNoLabel } from '#web/lib/format/yes-no-fields.ts';
import { m } from '#web/paraglide/messages.js';
import { otherLandSizes } from './land-sizes.ts';
import type { Detail } from './money-details.ts';

type Field = Pick<Detail, 'label' | 'lang'> & { value: string | undefined };

const yesNo = (value: boolean) => (value ? m.detail_yes() : m.detail_no());

const known = <T>(value: T | undefined, show: (value: T) => string) =>
  value === undefined ? undefined : show(value);

/** 0 means that the owner left the field as it was. */
const areaText = (area: number | undefined) => known(area || undefined, sizeText);

/** Every field of the listing's category with its unit, in reading order; amounts are in `moneyDetails`. */
export function listingDetails(listing: Listing): Detail[] {
  return listingFields(listing).flatMap(({ label, value, lang }) => {
    if (value === undefined) return [];
    const sizes = label === m.detail_field_land_space() ? otherLandSizes(listing) : [];
    const detail = { label, value, lang };
    const otherUnits = { label: m.detail_land_other_units(), value: factsLine(sizes) };
    return sizes.length > 0 ? [detail, otherUnits] : [detail];
  });
}

/** Every field of all categories but amounts, in one order. */
export function listingFields(listing: Listing): Field[] {
  const { alternateLocation = '' } = listing;
  const rows: [label: string, value: string | undefined, lang?: string][] = [
    [m.detail_field_type(), categoryLabel(listing.propertyCategory)],
    [m.detail_field_duration(), durationText(listing)],
    [m.detail_field_land_space(), landText(listing)],
    [m.detail_field_bedrooms(), known(listing.bedrooms, number)],
    [m.detail_field_bathrooms(), known(listing.bathrooms, number)],
    [m.detail_field_built_up(), areaText(listing.builtUpArea)],
    [m.detail_field_shop_area(), areaText(listing.shopArea)],
    [
      m.detail_field_floor(),
      known(listing.floor, (floor) => (floor === 0 ? m.detail_ground_floor() : number(floor))),
    ],
    ...yesNoFieldNames.map((name): [string, string | undefined] => [
      yesNoLabel(name),
      known(listing[name], yesNo),
    ]),
    [m.detail_field_furnishing(), known(listing.furnishing, furnishingLabel)],
    [m.detail_field_available_from(), known(listing.availableFrom, day)],
    [m.detail_field_also(), alternateLocation || undefined, langOf(alternateLocation)],
    [m.detail_field_project(), projectText(listing)],
    [m.detail_field_statement(), listing.isAccurate ? m.detail_statement() : undefined],
  ];
  return rows.map(([label, value, lang]) => ({ label, value, lang }));
}

const projectText = ({ isProject, projectNumber }: Listing): string | undefined =>
  projectNumber ?? (isProject ? m.detail_project_unnumbered() : undefined);

function durationText({
  availableForDuration: count,
  availableForDurationUnit: unit,
}: Listing): string | undefined {
  return count && unit ? duration(count, unit) : undefined;
}

function landText({ availableLandSpace, availableLandSpaceUnit: unit }: Listing): string | undefined {
  return availableLandSpace && unit
    ? m.detail_land_space({ count: number(availableLandSpace), unit: unitText(unit) })
    : undefined;
}
