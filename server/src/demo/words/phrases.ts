import { amountText } from '@thikana/contract/number-text';
import type { Subject } from '../subject.ts';

function at({ spot, place }: Subject): string {
  return place.isHill ? `at ${spot.name}, ${place.town}` : `at ${spot.name}`;
}

/** 'at Hakimpara, near Pakurtala More', for the end of a sentence. */
function where(subject: Subject): string {
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

function floorInWords({ floor }: Subject): string {
  return floors[floor] ?? `Floor ${floor}`;
}

const furnishingWords = {
  unfurnished: 'An unfurnished',
  'semi-furnished': 'A semi-furnished',
  'fully-furnished': 'A fully furnished',
} as const;

/** 'A semi-furnished 2 BHK flat on the second floor'. */
function aboutHome(subject: Subject): string {
  const { furnishing, size, category } = subject;
  const home = `${furnishing ? furnishingWords[furnishing] : 'A'} ${size} ${category}`;
  return category === 'flat' ? `${home} on ${floorInWords(subject).toLowerCase()}` : home;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

function count(one: string, number: number): string {
  return number === 1 ? `one ${one}` : `${number} ${one}s`;
}

/** Replaces the words in braces, such as '{where}'. */
export function fillIn(text: string, subject: Subject): string {
  const { monthsOfDeposit } = subject;
  const words: Record<string, string | undefined> = {
    at: at(subject),
    where: where(subject),
    home: aboutHome(subject),
    floor: floorInWords(subject),
    size: subject.size,
    category: subject.category,
    frequency: subject.frequency,
    price: amountText(subject.askingRupees),
    bedrooms: count('bedroom', subject.bedrooms),
    bathrooms: count('bathroom', subject.bathrooms),
    deposit: monthsOfDeposit === 1 ? 'one month’s' : `${numbers[monthsOfDeposit]} months’`,
  };
  return text.replace(/\{(\w+)\}/g, (braces, word) => words[word] ?? braces);
}
