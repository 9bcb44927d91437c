import { landTotal } from '@thikana/contract/land';
import type { ListingFields } from '@thikana/contract/listing-fields';
import { toldPosition } from '@thikana/contract/map-area';
import { nearestArea } from '@thikana/contract/nearest-area';
import type { Settings } from '@thikana/contract/settings';
import {
  type YesNoColumn,
  type YesNoField,
  yesNoFieldNames,
  yesNoFields,
} from '@thikana/contract/yes-no-fields';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';

export type ListingColumns = Omit<
  ListingRow,
  | 'id'
  | 'owner_id'
  | 'approval_status'
  | 'hidden_at'
  | 'hidden_reasons'
  | 'confirmed_at'
  | 'asked_at'
  | 'import_key'
  | 'bumped_at'
  | 'created_at'
  | 'updated_at'
>;

const empty = {
  bedrooms: null,
  bathrooms: null,
  floor: null,
  built_up_area_square_feet: null,
  furnishing: null,
  available_from: null,
  shop_area_square_feet: null,
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
  is_project: false,
  project_number: null,
} satisfies Partial<ListingColumns>;

/** The fields of an owner's form as columns; fields of other categories are null. */
export function listingColumns(fields: ListingFields, landUnits: Settings['landUnits']): ListingColumns {
  const [east, north] = fields.coordinates.coordinates;
  const { longitude, latitude } = toldPosition({ longitude: east, latitude: north });
  return {
    ...empty,
    intent: fields.intent,
    category: fields.propertyCategory,
    title: fields.title,
    description: fields.description,
    second_title: fields.secondTitle ?? null,
    second_description: fields.secondDescription ?? null,
    location: fields.location,
    alternate_location: fields.alternateLocation ?? null,
    longitude,
    latitude,
    area: nearestArea({ longitude, latitude }, fields.location),
    shows_exact_place: fields.showExactPlace,
    messages_only: fields.messagesOnly,
    ...flagColumns(fields),
    ...detailColumns(fields),
    ...priceColumns(fields, landUnits),
  };
}

type Flags = Pick<ListingFields, 'intent'> & Partial<Record<YesNoField, boolean>>;

function flagColumns(fields: Flags) {
  const columns = yesNoFieldNames.map((name) => [yesNoFields[name].column, fields[name] ?? null]);
  return Object.fromEntries(columns) as Pick<ListingColumns, YesNoColumn>;
}

function detailColumns(fields: ListingFields): Partial<ListingColumns> {
  if (fields.propertyCategory === 'land') return {};
  const common = { furnishing: fields.furnishing ?? null, available_from: fields.availableFrom };
  if (fields.propertyCategory === 'shop') {
    return { ...common, shop_area_square_feet: fields.shopArea };
  }
  return {
    ...common,
    bedrooms: fields.bedrooms,
    bathrooms: fields.bathrooms,
    floor: fields.propertyCategory === 'house' ? fields.floor : null,
    built_up_area_square_feet: fields.builtUpArea,
  };
}

function priceColumns(fields: ListingFields, landUnits: Settings['landUnits']): Partial<ListingColumns> {
  if (fields.intent === 'rent') {
    return {
      rent_rupees: fields.pricePerFrequency,
      frequency: fields.frequency,
      available_for_duration: fields.availableForDuration,
      available_for_duration_unit: fields.availableForDurationUnit,
      deposit_rupees: fields.deposit ?? null,
      maintenance_rupees: fields.maintenance ?? null,
    };
  }
  const project = { is_project: fields.isProject, project_number: fields.projectNumber ?? null };
  if (fields.propertyCategory !== 'land') return { ...project, price_rupees: fields.price };
  return {
    ...project,
    price_per_unit_rupees: fields.pricePerUnit,
    unit: fields.unit,
    available_land_space: fields.availableLandSpace,
    available_land_space_unit: fields.availableLandSpaceUnit,
    total_price_rupees: landTotal(fields, landUnits),
  };
}
