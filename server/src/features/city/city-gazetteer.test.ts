import path from 'node:path';
import type { SiteLanguage } from '@thikana/contract/language';
import { afterEach, expect, test } from 'vitest';
import { useCityOfTests } from '../../../test/city/cities.ts';
import { inLanguage } from '../../lib/current-language.ts';
import { createOfflinePlaces } from '../../platform/places/offline-places.ts';
import { readCityGazetteer } from './city-gazetteer.ts';

afterEach(() => useCityOfTests('siliguri'));

test.each([
  ['kathmandu', 'patan', 'Kathmandu'],
  ['braga', 'gualtar', 'Braga'],
] as const)('%s suggests its own areas and landmarks, and no Indian place', async (city, typed, detail) => {
  useCityOfTests(city);
  const folder = path.resolve(import.meta.dirname, '../../../../cities', city);
  const places = createOfflinePlaces(() => readCityGazetteer(folder));
  const [first] = await places.suggest(typed);
  expect(first).toMatchObject({ detail });
  expect(first?.label.toLowerCase()).toContain(typed);
  const elsewhere = await places.suggest('matigara');
  expect(elsewhere.map(({ label }) => label)).not.toContain('Matigara');
});

const siliguri = path.resolve(import.meta.dirname, '../../../../cities/siliguri');
const suggest = (language: SiteLanguage, typed: string) =>
  inLanguage(language, () => createOfflinePlaces(() => readCityGazetteer(siliguri)).suggest(typed));

test.each(['প্রধান নগর', 'प्रधान नग', 'pradhan nag', 'prodhannogor'])(
  'an area of the pack is suggested for %s',
  async (typed) => {
    const [first] = await suggest('en', typed);
    expect(first).toMatchObject({ label: 'Pradhan Nagar', area: 'pradhan_nagar' });
  },
);

test.each([
  ['bn', 'মাটি', 'মাটিগাড়া', 'শিলিগুড়ি 734010'],
  ['hi', 'matigada', 'माटीगाड़ा', 'सिलीगुड़ी 734010'],
  ['ne', 'सेवक', 'सेवक रोड', 'सिलगढी 734001'],
  ['en', 'সেবক রোড', 'Sevoke Road', 'Siliguri 734001'],
  // Landmarks, by their names and spellings.
  ['bn', 'এনজেপি', 'নিউ জলপাইগুড়ি স্টেশন', 'শিলিগুড়ি'],
  ['hi', 'ixb', 'बागडोगरा हवाई अड्डा', 'सिलीगुड़ी'],
  ['en', 'নিওটিয়া', 'Neotia Getwel hospital', 'Siliguri'],
  // Towns and post offices that the city has names for, and the city itself.
  ['ne', 'कालिम्पोङ', 'कालिम्पोङ', 'Kalimpong जिल्ला, 734301'],
  ['ne', 'kurseong', 'खरसाङ', 'Darjeeling जिल्ला, 734203'],
  ['hi', 'सिलीगुड़ी', 'सिलीगुड़ी', 'Darjeeling ज़िला, 734001'],
  // Others, by the sound of what was typed.
  ['bn', 'কলকাতা', 'Kolkata', 'West Bengal'],
  ['bn', 'রথখোলা', 'Rath Khola', 'শিলিগুড়ি 734001'],
  // Digits of the script.
  ['bn', '৭৩৪ ০০১', 'সেবক রোড', 'শিলিগুড়ি 734001'],
] as const)('in %s, %s suggests %s first', async (language, typed, label, detail) => {
  const [first] = await suggest(language, typed);
  expect(first).toMatchObject({ label, detail });
});

test('a place that the pack names in both files is suggested once', async () => {
  const labels = (await suggest('en', 'sukna')).map(({ label }) => label);
  expect(labels.filter((label) => label === 'Sukna')).toHaveLength(1);
});

test('a landmark elsewhere is not said to be in the city', async () => {
  const [first] = await suggest('en', 'mirik college');
  expect(first).toMatchObject({ label: 'Mirik College', detail: '' });
});
