import { currentCity } from '@thikana/contract/city';
import { currencySign } from '@thikana/contract/number-text';
import type { Site } from '@thikana/contract/site';
import { type Category, frequencies, furnishings, type Intent } from '@thikana/contract/vocabulary';
import { depositText, maintenanceText } from '#web/lib/format/costs.ts';
import { day } from '#web/lib/format/dates.ts';
import { factsLine } from '#web/lib/format/facts-line.ts';
import { duration, fullPrice, number, sizeText } from '#web/lib/format/format.ts';
import { landUnitLabel } from '#web/lib/format/land-unit-label.ts';
import { categoryLabel, furnishingLabel } from '#web/lib/format/listing-text.ts';
import { isYesNoField, yesNoLabel } from '#web/lib/format/yes-no-fields.ts';
import { m } from '#web/paraglide/messages.js';
import { landTotals } from './land-totals.ts';
import { type FieldName, fieldsOf, type PostingValues } from './posting-values.ts';

export interface Fact {
  label: string;
  value: string;
}

type Tell = (values: PostingValues) => Fact | undefined;

const yesNo = (value: boolean) => (value ? m.post_yes() : m.post_no());

/** Undefined for an optional field that was left empty. */
const amountIn = (text: string) => (text.trim() === '' ? undefined : Number(text));

/** How each field reads in the review. A unit is shown with its figure. */
const tellings: Partial<Record<FieldName, Tell>> = {
  location: ({ location }) => ({ label: m.post_location(), value: location }),
  alternateLocation: ({ alternateLocation }) =>
    alternateLocation ? { label: m.post_alternate_location(), value: alternateLocation } : undefined,
  showExactPlace: ({ showExactPlace }) => ({
    label: m.post_on_map(),
    value: showExactPlace ? m.post_on_map_exact() : m.post_on_map_neighbourhood(),
  }),
  messagesOnly: ({ messagesOnly }) => ({
    label: m.post_contact(),
    value: messagesOnly ? m.post_contact_messages() : m.post_contact_phone(),
  }),
  bedrooms: ({ bedrooms }) => ({ label: m.post_bedrooms(), value: number(Number(bedrooms)) }),
  bathrooms: ({ bathrooms }) => ({ label: m.post_bathrooms(), value: number(Number(bathrooms)) }),
  floor: ({ floor }) => ({
    label: m.post_floor(),
    value: Number(floor) === 0 ? m.post_ground_floor() : number(Number(floor)),
  }),
  builtUpArea: ({ builtUpArea }) => ({
    label: m.post_built_up_area({ unit: currentCity().areaUnit }),
    value: sizeText(Number(builtUpArea)),
  }),
  shopArea: ({ shopArea }) => ({
    label: m.post_shop_area({ unit: currentCity().areaUnit }),
    value: sizeText(Number(shopArea)),
  }),
  furnishing: (values) => {
    const furnishing = furnishings.find((known) => known === values.furnishing);
    return furnishing && { label: m.post_furnishing(), value: furnishingLabel(furnishing) };
  },
  availableFrom: ({ availableFrom }) => ({ label: m.post_available_from(), value: day(availableFrom) }),
  pricePerFrequency: (values) => ({
    label: m.post_rent({ currency: currencySign() }),
    value: `${fullPrice(Number(values.pricePerFrequency))} / ${values.frequency}`,
  }),
  availableForDuration: (values) => {
    const unit = frequencies.find((known) => known === values.availableForDurationUnit);
    return (
      unit && { label: m.post_available_for(), value: duration(Number(values.availableForDuration), unit) }
    );
  },
  deposit: ({ deposit }) => {
    const value = depositText({ deposit: amountIn(deposit) });
    return value ? { label: m.detail_field_deposit(), value } : undefined;
  },
  maintenance: ({ maintenance }) => {
    const value = maintenanceText({ maintenance: amountIn(maintenance) });
    return value ? { label: m.detail_field_maintenance(), value } : undefined;
  },
  price: ({ price }) => ({
    label: m.post_price({ currency: currencySign() }),
    value: fullPrice(Number(price)),
  }),
  availableLandSpace: (values) => ({
    label: m.post_land_space(),
    value: `${number(Number(values.availableLandSpace))} ${landUnitLabel(values.availableLandSpaceUnit)}`,
  }),
  pricePerUnit: (values) => ({
    label: m.post_price_per_unit({ currency: currencySign() }),
    value: `${fullPrice(Number(values.pricePerUnit))} / ${landUnitLabel(values.unit)}`,
  }),
};

/** The facts of the listing, in the order of the form. */
export function reviewFacts(intent: Intent, values: PostingValues, weights: Site['landUnits']): Fact[] {
  const category = values.propertyCategory;
  if (category === '') return [];
  const kind: Fact = { label: m.post_category(), value: kindText(intent, category) };
  const told = fieldsOf(intent, category).map((name) =>
    isYesNoField(name) ? { label: yesNoLabel(name), value: yesNo(values[name]) } : tellings[name]?.(values),
  );
  const totals = category === 'land' ? landTotals(values, weights) : undefined;
  const total: Fact[] = totals ? [{ label: m.post_total_price(), value: fullPrice(totals.total) }] : [];
  return [kind, ...told.filter((fact) => fact !== undefined), ...total];
}

function kindText(intent: Intent, category: Category): string {
  return factsLine([categoryLabel(category), intent === 'rent' ? m.post_for_rent() : m.post_for_sale()]);
}
