import { expect, it } from 'vitest';
import { understandWords } from './understand-words.ts';

it.each([
  ['3bhk rent unfurnished also ok', { purpose: 'rent', rooms: [3] }],
  ['unfurnished bhi chalega 2bhk', { rooms: [2] }],
  ['flat, lift na holeo cholbe', { propertyType: ['flat'] }],
  ['flat without lift is also fine', { propertyType: ['flat'] }],
  ['भुइँतला भए पनि हुन्छ, २ बिएचके', { rooms: [2] }],
  [
    'flat semi furnished or unfurnished also ok',
    { propertyType: ['flat'], furnishing: ['semi-furnished', 'unfurnished'] },
  ],
  ['flat matigara or salugara also ok', { propertyType: ['flat'], location: ['matigara', 'salugara'] }],
])('asks for nothing that is only allowed in %j', (text, expected) => {
  expect(understandWords(text)).toEqual({ q: '', ...expected });
});
