import type { Kind } from '../kinds.ts';
import type { Random } from '../random.ts';
import { createRotation } from '../rotation.ts';
import type { Place } from './place.ts';
import { demoPlaces } from './places.ts';

export interface Dealt {
  kind: Kind;
  place: Place;
}

/** Assigns each kind of offer the places where it exists, by weight, and shuffles the result. */
export function dealPlaces(kinds: readonly Kind[], random: Random): Dealt[] {
  const tickets = demoPlaces().flatMap((place) =>
    Array.from({ length: place.weight }, (_, number) => ({ place, number })),
  );
  const draw = createRotation<(typeof tickets)[number]>(random);
  // Land first, because few places have it.
  const choosyFirst = [...kinds].sort((one, other) => rank(one) - rank(other));
  const dealt = choosyFirst.map((kind) => {
    const { place } = draw(tickets.filter((ticket) => exists(kind, ticket.place)));
    return { kind, place };
  });
  return random.shuffle(dealt);
}

function rank({ category, frequency }: Kind): number {
  if (category === 'land') return 0;
  return frequency === 'day' || frequency === 'week' ? 1 : 2;
}

function exists({ category, frequency }: Kind, place: Place): boolean {
  if (category === 'land') return place.landLakhPerKatha !== undefined;
  const isForGuests = frequency === 'day' || frequency === 'week';
  return !isForGuests || place.isHill || guestAreas.has(place.area);
}

/** Where people stay for a few nights: near hospitals, stations, the airport and the forest. */
const guestAreas = new Set(['uttorayon', 'pradhan_nagar', 'bagdogra', 'dagapur', 'sevoke', 'court_more']);
