import type { AreaKind, AreaView } from '@thikana/contract/area-pages';
import { areaLabel } from '@thikana/contract/areas';
import { listText } from '@thikana/contract/list-text';
import { cityName } from '@thikana/contract/place-name';
import type { Category, Intent } from '@thikana/contract/vocabulary';
import { cardPrice, number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

const one = { house: m.area_house, flat: m.area_flat, shop: m.area_shop, land: m.area_land };
const several = { house: m.area_houses, flat: m.area_flats, shop: m.area_shops, land: m.area_lands };
const any: Record<Category, () => string> = {
  house: m.area_a_house,
  flat: m.area_a_flat,
  shop: m.area_a_shop,
  land: m.area_a_land,
};

/** Texts that differ between rents and sales. */
const words = {
  rent: {
    title: m.area_title_rent,
    description: m.area_description_rent,
    intro: m.area_intro_rent,
    usual: m.area_usual_rent,
  },
  sell: {
    title: m.area_title_sell,
    description: m.area_description_sell,
    intro: m.area_intro_sell,
    usual: m.area_usual_sell,
  },
};

/** '1 flat', '12 flats' */
export function countOfKind({ category, count }: Pick<AreaKind, 'category' | 'count'>): string {
  return count === 1 ? one[category]() : several[category]({ count: number(count) });
}

export function countOfProperties(count: number): string {
  return count === 1 ? m.area_property() : m.area_properties({ count: number(count) });
}

export function areaTitle({ intent, area }: Pick<AreaView, 'intent' | 'area'>): string {
  return words[intent].title({ area: areaLabel(area) });
}

export function areaDescription({ intent, area, total, kinds }: Omit<AreaView, 'newest'>): string {
  const count = countOfProperties(total);
  const usual = usualPrices(intent, kinds)[0] ?? '';
  return words[intent].description({ city: cityName(), count, area: areaLabel(area), usual }).trim();
}

/** One sentence for each category: the number of listings and the usual price. */
export function areaSentences({
  intent,
  area,
  kinds,
}: Pick<AreaView, 'intent' | 'area' | 'kinds'>): string[] {
  const counted = kinds.map(countOfKind);
  return [
    words[intent].intro({ area: areaLabel(area), kinds: listText(counted, 'and') }),
    ...usualPrices(intent, kinds),
  ];
}

function usualPrices(intent: Intent, kinds: readonly AreaKind[]): string[] {
  return kinds.flatMap(({ category, usualPrice: usual }) =>
    usual
      ? words[intent].usual({
          kind: any[category](),
          count: number(usual.count),
          median: cardPrice(usual.median),
          low: cardPrice(usual.low),
          high: cardPrice(usual.high),
        })
      : [],
  );
}
