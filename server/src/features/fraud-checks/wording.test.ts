import { expect, it } from 'vitest';
import { bandsOf, textSimilarity } from './wording.ts';

const offer =
  'Two bedrooms and a hall on the second floor near Sevoke Road, with a balcony that looks at the hills. Water all day, a lift and parking for a car. The market is five minutes on foot.';
const reworded =
  'Near Sevoke Road: two bedrooms and hall, second floor. The balcony looks at the hills. Lift, water all day, parking for one car. Market five minutes by foot.';
const another =
  'Shop with a wide shutter in Khalpara, good for a pharmacy or groceries. The owner lives above it and gives it from January for eleven months, deposit to be discussed.';
const inBengali =
  'সেবক রোডের কাছে দোতলায় দুটি শোবার ঘর, একটি বসার ঘর আর বারান্দা থেকে পাহাড় দেখা যায়। সারাদিন জল, লিফট ও গাড়ি রাখার জায়গা আছে। বাজার পাঁচ মিনিটের পথ, স্কুলও কাছে।';

it('recognises a reworded text and not another one', () => {
  expect(textSimilarity(offer, reworded)).toBeGreaterThan(0.6);
  expect(textSimilarity(offer, another)).toBeLessThan(0.3);
  expect(textSimilarity(inBengali, `নমস্কার। ${inBengali}`)).toBeGreaterThan(0.9);
});

it('gives similar texts a common band', () => {
  const inCommon = (one: string, other: string) =>
    bandsOf(one).filter((band) => bandsOf(other).includes(band)).length;
  expect(inCommon(offer, reworded)).toBeGreaterThan(0);
  expect(inCommon(offer, another)).toBe(0);
  expect(bandsOf(offer)).toEqual(bandsOf(offer.toUpperCase()));
});

it('ignores short texts', () => {
  expect(bandsOf('Nice flat, call me')).toEqual([]);
  expect(textSimilarity('Nice flat, call me', 'Nice flat, call me')).toBe(0);
});
