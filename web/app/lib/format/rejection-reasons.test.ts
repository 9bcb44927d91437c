import { expect, it } from 'vitest';
import { readyReasons, stepForReason } from './rejection-reasons.ts';

const [noPictures = '', otherPictures = '', price = ''] = readyReasons();
const category = readyReasons().find((reason) => reason.includes('property type')) ?? '';

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
