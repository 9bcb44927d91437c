import type { Subject } from '../subject.ts';

export function at({ spot, place }: Subject): string {
  return place.isHill ? `at ${spot.name}, ${place.town}` : `at ${spot.name}`;
}

/** 'at Hakimpara, near Pakurtala More': fit for the end of a sentence. */
export function where(subject: Subject): string {
  const { landmark } = subject.spot;
  return landmark ? `${at(subject)}, ${landmark.charAt(0).toLowerCase()}${landmark.slice(1)}` : at(subject);
}

const floors = [
  'The ground floor',
  'The first floor',
  'The second floor',
  'The third floor',
  'The fourth floor',
];

export function floorInWords({ floor }: Subject): string {
  return floors[floor] ?? `Floor ${floor}`;
}

const furnishingWords = {
  unfurnished: 'An unfurnished',
  'semi-furnished': 'A semi-furnished',
  'fully-furnished': 'A fully furnished',
} as const;

/** 'A semi-furnished 2 BHK flat on the second floor'. */
export function aboutHome(subject: Subject): string {
  const { furnishing, size, category } = subject;
  const home = `${furnishing ? furnishingWords[furnishing] : 'A'} ${size} ${category}`;
  return category === 'flat' ? `${home} on ${floorInWords(subject).toLowerCase()}` : home;
}

export function textOf(says: string | ((subject: Subject) => string), subject: Subject): string {
  return typeof says === 'string' ? says : says(subject);
}
