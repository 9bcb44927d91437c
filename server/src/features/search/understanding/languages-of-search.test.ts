import { afterEach, expect, it } from 'vitest';
import { useCityOfTests } from '../../../../test/city/cities.ts';
import { understandWords } from './understand-words.ts';

afterEach(() => useCityOfTests('siliguri'));

it.each([
  ['flat for rent in siliguri', { q: 'siliguri', purpose: 'rent', propertyType: ['flat'] }],
  ['শিলিগুড়িতে ফ্ল্যাট', { q: 'siliguri', propertyType: ['flat'] }],
  [
    'we are looking to buy a house in hakimpara',
    { purpose: 'buy', propertyType: ['house'], location: ['hakimpara'] },
  ],
  ['is there any 1bhk in khalpara?', { q: '', rooms: [1], location: ['khalpara'] }],
  ['room for rent', { q: '', purpose: 'rent', sort: 'size' }],
  ['bari bhara bagdogra te', { q: '', purpose: 'rent', location: ['bagdogra'] }],
  [
    'dui kamrar flat champasari 10 hajarer moddhe',
    { rooms: [2], propertyType: ['flat'], priceRange: '0-10000' },
  ],
  ['do kamre ka makan kiraye par 8 hazar tak', { q: '', rooms: [2], purpose: 'rent', priceRange: '0-8000' }],
  [
    'হাকিমপাড়ায় ২ কামরার ফ্ল্যাট ১০ হাজারের মধ্যে',
    { q: '', rooms: [2], location: ['hakimpara'], priceRange: '0-10000' },
  ],
  ['माटीगाड़ा में दो कमरे का घर किराये पर', { q: '', rooms: [2], location: ['matigara'], purpose: 'rent' }],
  ['माटीगाड़ा २ बीएचके १५ हजार तक', { q: '', rooms: [2], location: ['matigara'], priceRange: '0-15000' }],
  ['jaiga bikri matigara', { q: '', purpose: 'buy', propertyType: ['land'], location: ['matigara'] }],
  ['commercial space sevoke road', { q: '', propertyType: ['shop'], location: ['sevoke'] }],
  ['office on lease', { q: '"office"', purpose: 'rent', propertyType: ['shop'] }],
  ['godown', { q: '"godown"', propertyType: ['shop'] }],
  ['flat with furniture budget 12k', { furnishing: ['fully-furnished'], priceRange: '0-12000' }],
  ['6k theke 9k ghor bhara', { q: '', purpose: 'rent', priceRange: '6000-9000' }],
])('reads %j in Siliguri', (text, expected) => {
  expect(understandWords(text)).toMatchObject(expected);
});

it.each([
  ['kotha bhadama kalanki', { q: '', purpose: 'rent', location: ['kalanki'] }],
  ['कालीमाटीमा २ कोठा', { q: '', rooms: [2] }],
  ['जग्गा बिक्रीमा', { q: '', purpose: 'buy', propertyType: ['land'] }],
  ['flat in kathmandu', { q: 'kathmandu', propertyType: ['flat'] }],
])('reads %j in Kathmandu', (text, expected) => {
  useCityOfTests('kathmandu');
  expect(understandWords(text)).toMatchObject(expected);
});

it.each([
  ['T2 Gualtar', { q: '', rooms: [2], location: ['gualtar'] }],
  [
    'apartamento para arrendar até 900 euros',
    { q: '', purpose: 'rent', propertyType: ['flat'], priceRange: '0-900' },
  ],
  ['moradia com garagem', { q: '', propertyType: ['house'], with: ['parking'] }],
  [
    'terreno à venda em Maximinos',
    { q: '', purpose: 'buy', propertyType: ['land'], location: ['maximinos'] },
  ],
  ['loja perto da universidade', { q: '', propertyType: ['shop'] }],
])('reads %j in Braga, by the words of its pack', (text, expected) => {
  useCityOfTests('braga');
  expect(understandWords(text)).toMatchObject(expected);
});

it('knows no Portuguese elsewhere', () => {
  expect(understandWords('moradia com garagem')).toEqual({ q: 'moradia com garagem' });
});
