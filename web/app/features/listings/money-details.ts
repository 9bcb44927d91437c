import { areaUnitName, unitText } from '@thikana/contract/land';
import type { Listing } from '@thikana/contract/listings';
import { depositText, maintenanceText } from '#web/lib/format/costs.ts';
import { factsLine } from '#web/lib/format/facts-line.ts';
import { fullPrice } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { landPricePerSize } from './land-sizes.ts';
import { comparableRupees, perSizeText } from './price-per-size.ts';

export interface Detail {
  label: string;
  value: string;
  /** If the owner wrote it in another language. */
  lang?: string | undefined;
}

/** What the listing costs, in reading order. Listings here come from owners, so there is no brokerage. */
export function moneyDetails(listing: Listing): Detail[] {
  const { price, totalPrice } = listing;
  const fields = [
    ...moneyFields(listing),
    { label: m.compare_price(), value: price ? fullPrice(price) : undefined },
    { label: m.detail_field_total(), value: totalPrice ? fullPrice(totalPrice) : undefined },
    { label: m.compare_per_size({ unit: areaUnitName() }), value: perSize(listing) },
    { label: m.detail_field_brokerage(), value: m.cost_none() },
  ];
  return fields.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
}

/** The amounts that owners enter beside the price. */
export function moneyFields(listing: Listing): { label: string; value: string | undefined }[] {
  return [
    { label: m.detail_field_rent(), value: rentText(listing) },
    { label: m.detail_field_deposit(), value: depositText(listing) },
    { label: m.detail_field_maintenance(), value: maintenanceText(listing) },
    { label: m.detail_field_price_per_unit(), value: pricePerUnitText(listing) },
  ];
}

/** Monthly rents of homes are not compared by size. */
function perSize(listing: Listing): string | undefined {
  if (listing.propertyCategory === 'land') return landPricePerSize(listing);
  return listing.intent === 'sell' || listing.propertyCategory === 'shop' ? perSizeText(listing) : undefined;
}

/** A yearly rent is compared with monthly ones. */
function rentText(listing: Listing): string | undefined {
  const { pricePerFrequency, frequency } = listing;
  const monthly = comparableRupees(listing);
  if (!pricePerFrequency || !frequency || !monthly) return undefined;
  const rent = m.detail_per_period({ amount: fullPrice(pricePerFrequency), frequency });
  if (frequency !== 'year') return rent;
  return factsLine([
    rent,
    m.detail_per_period({ amount: fullPrice(Math.round(monthly)), frequency: 'month' }),
  ]);
}

function pricePerUnitText({ pricePerUnit, unit }: Listing): string | undefined {
  return pricePerUnit && unit
    ? m.detail_per_unit({ amount: fullPrice(pricePerUnit), unit: unitText(unit) })
    : undefined;
}
