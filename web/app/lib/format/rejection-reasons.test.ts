import { readyReasons } from '@thikana/contract/ready-reasons';
import { expect, it } from 'vitest';
import { stepForReason } from './rejection-reasons.ts';

const texts = readyReasons.map(({ text }) => text());
const [noPictures = '', otherPictures = '', price = ''] = texts;
const category = texts.find((text) => text.includes('property type')) ?? '';

it.each([
  ['only the pictures are wrong', noPictures, 'pictures'],
  ['two reasons about pictures', `${noPictures} ${otherPictures}`, 'pictures'],
  ['also the price is wrong', `${noPictures} ${price}`, 'details'],
  ['the property type is wrong', `${noPictures} ${category}`, 'category'],
  ['a reason in own words', 'The shutter is missing', 'details'],
  ['no reason', undefined, 'details'],
])('starts the correction where %s', (_, reason, step) => {
  expect(stepForReason(reason)).toBe(step);
});
