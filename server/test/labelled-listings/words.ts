import { oneOf, shuffled } from './random.ts';
import type { RealOffer } from './real-offers.ts';

type Ways = readonly [string, ...string[]];

/** Sentences of owners about a flat: openings and continuations. */
function remarks({ bedrooms, size, floor, place, furnishing, tenants }: RealOffer): readonly [Ways, Ways][] {
  return [
    [
      [
        `${bedrooms} BHK flat on ${floor} in ${place},`,
        `In ${place} we let ${bedrooms} bedrooms on ${floor},`,
        `You find our home in ${place} (${floor}): ${bedrooms} rooms to sleep in,`,
        `From the owner, no commission: ${bedrooms} bedrooms, locality ${place}, ${floor},`,
        `${place}. Hall, kitchen and ${bedrooms} rooms, ${floor},`,
      ],
      [
        `altogether about ${size} square feet.`,
        `covered area ${size} sq ft.`,
        `${size} sqft carpet and a store room.`,
        `${size} sq ft with two balconies.`,
        `and nearly ${size} sq ft of space for everybody.`,
      ],
    ],
    [
      [
        `It comes ${furnishing};`,
        `We hand it over ${furnishing};`,
        `The rooms are ${furnishing},`,
        `Handed over ${furnishing} after new paint,`,
      ],
      [
        `we would like ${tenants}.`,
        `suitable for ${tenants}.`,
        `and think of ${tenants} as tenants.`,
        `so ${tenants} can move in the same week.`,
      ],
    ],
    [
      [
        'Water comes twice a day from the municipality,',
        'There is a deep tube well with a tank on the roof,',
        'Drinking water is filtered downstairs,',
        'No trouble with water even in April,',
        'Iron-free supply from six in the morning,',
      ],
      [
        'and an inverter takes over when the current goes.',
        'the meter is your own.',
        'with a generator for lift and stairs.',
        'and the drain was laid anew last winter.',
        'gas comes by pipe soon.',
      ],
    ],
    [
      [
        'The bazaar, a pharmacy and a bank are five minutes on foot,',
        'School buses stop at the corner of the lane,',
        'Totos pass in front until late,',
        'A big hospital lies within a kilometre,',
        'From the gate you see the flyover,',
      ],
      [
        'the station is reached in a quarter of an hour.',
        'two good schools are close by.',
        'and the airport road begins behind the park.',
        'yet nobody honks at night.',
        'fresh vegetables are sold at the door.',
      ],
    ],
    [
      [
        'Wind and light come from the south;',
        'A quiet lane with mango trees;',
        'No lamp is needed before evening;',
        'The kitchen has a chimney and granite;',
        'Marble in the hall, geyser in the bath;',
      ],
      [
        'on clear mornings Kanchenjunga looks in.',
        'mosquito nets are in all windows.',
        'children play in the yard.',
        'the terrace may be used for drying clothes.',
        'one scooter fits under the stairs.',
      ],
    ],
    [
      [
        'Please come and look on Sunday,',
        'Call between ten and seven,',
        'We live one floor above and show it gladly,',
        'Two months of deposit,',
        'Rent includes maintenance,',
      ],
      [
        'the caretaker opens.',
        'one month of notice.',
        'papers are ready for an agreement of eleven months.',
        'pets are welcome if they are small.',
        'vegetarians preferred but no condition.',
      ],
    ],
  ];
}

export function describe(offer: RealOffer, random: () => number): string {
  const said = remarks(offer).map(([start, end]) => `${oneOf(start, random)} ${oneOf(end, random)}`);
  return shuffled(said, random).join(' ');
}

/** A copyist's replacements, so that a search for the original sentence does not find the copy. */
const otherWords: readonly (readonly [RegExp, string])[] = [
  [/\bflat\b/gi, 'apartment'],
  [/\bsq ft\b|\bsqft\b|square feet/gi, 'sft'],
  [/\bbedrooms\b/gi, 'bed rooms'],
  [/\bfive minutes\b/gi, '5 mins'],
  [/\bnear\b/gi, 'close by'],
  [/\bquiet\b/gi, 'peaceful'],
  [/\bbig\b/gi, 'large'],
  [/\bhome\b|\bhouse\b/gi, 'property'],
  [/\bwould like\b/gi, 'prefer'],
  [/\bplease come and look\b/gi, 'visit welcome'],
  [/\bcall\b/gi, 'ring'],
  [/\brent\b/gi, 'lease'],
];

/** The same offer in other words and another order, a little shorter. */
export function reworded(text: string, random: () => number): string {
  const changed = otherWords.reduce((words, [from, to]) => words.replace(from, to), text);
  // Leaves out one sentence.
  const sentences = shuffled(changed.split(/(?<=[.;])\s+/), random).slice(1);
  return [...sentences, 'Genuine deal, serious parties only.'].join(' ');
}
