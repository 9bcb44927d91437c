import type { AreaRooms, AreaView } from '@thikana/contract/area-pages';
import { currentCity } from '@thikana/contract/city';
import { Link } from 'react-router';
import { cardPrice, fullPrice, number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  view: Pick<AreaView, 'intent' | 'rooms'>;
  /** The address of the homes with as many rooms. */
  hrefFor: (rooms: AreaRooms['rooms']) => string;
}

const titles = { rent: m.area_rooms_rent, sell: m.area_rooms_sell };

/** The usual price of homes by their number of bedrooms. */
export function AreaRoomTiles({ view: { intent, rooms }, hrefFor }: Props) {
  const hasUsualPrices = rooms.some(({ usualPrice }) => usualPrice !== undefined);
  const title = hasUsualPrices ? titles[intent] : m.area_rooms;
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className="mb-4 font-semibold text-2xl">
        {title()}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {rooms.map(({ rooms: name, count, usualPrice: usual }) => (
          <li key={name}>
            <Link
              to={hrefFor(name)}
              className="block h-full rounded-card border border-line bg-surface p-4 hover:border-line-strong"
            >
              <span className="block font-semibold text-lg text-tea">
                {m.area_rooms_home({ rooms: name, word: currentCity().bedroomsWord })}
              </span>
              {usual && (
                <>
                  <span className="block font-semibold text-terracotta text-xl tabular-nums">
                    {fullPrice(usual.median)}
                  </span>
                  <span className="block text-ink-soft text-sm tabular-nums">
                    {m.area_rooms_range({ low: cardPrice(usual.low), high: cardPrice(usual.high) })}
                  </span>
                </>
              )}
              <span className="block text-ink-soft text-sm">
                {count === 1 ? m.area_rooms_count_one() : m.area_rooms_count({ count: number(count) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
