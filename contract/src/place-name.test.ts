import { afterEach, expect, it } from 'vitest';
import { areaLabel } from './areas.ts';
import { currentCity, setCity } from './city.ts';
import { dateFormat } from './date-format.ts';
import { landUnitName, unitText } from './land.ts';
import { landmarkName } from './landmarks.ts';
import { baseLanguage, setLanguageSource } from './language.ts';
import { cityExamples, cityJurisdiction, cityName, citySurroundings } from './place-name.ts';

const city = currentCity();
afterEach(() => {
  setLanguageSource(() => baseLanguage);
  setCity(city);
});

it('names places and units in the current language', () => {
  const names = () => [
    cityName(),
    areaLabel('matigara'),
    areaLabel('other'),
    landmarkName('bidhan-market'),
    landmarkName('unknown'),
    landUnitName('sq foot'),
    unitText('sq foot'),
  ];
  expect(names()).toEqual([
    'Siliguri',
    'Matigara',
    'Other',
    'Bidhan Market',
    'unknown',
    'square foot',
    'sq foot',
  ]);
  setLanguageSource(() => 'hi');
  expect(names()).toEqual(['सिलीगुड़ी', 'माटीगाड़ा', 'अन्य', 'विधान मार्केट', 'unknown', 'वर्ग फुट', 'वर्ग फुट']);
});

it('says what the pack says in the language, and otherwise what is nearest', () => {
  setLanguageSource(() => 'bn');
  expect(citySurroundings()).toBe('শিলিগুড়ি ও কাছের পাহাড়');
  expect(cityJurisdiction()).toBe('ভারত');
  expect(cityExamples().title).toContain('সেবক রোডের');
  setCity({ ...city, texts: {} });
  expect(citySurroundings()).toBe('শিলিগুড়ি');
  expect(cityJurisdiction()).toBe('India');
  expect(cityExamples()).toEqual({ search: `${areaLabel(city.areas[0]?.slug ?? '')} এলাকায় ফ্ল্যাট`, title: '' });
  setLanguageSource(() => baseLanguage);
  expect(cityExamples()).toBe(city.examples);
});

it('writes dates in the current language, with Latin digits', () => {
  const day = dateFormat({ dateStyle: 'long' });
  const time = new Date('2026-11-25T07:30:00Z');
  expect(day(time)).toBe('25 November 2026');
  setLanguageSource(() => 'bn');
  expect(day(time)).toBe('25 নভেম্বর, 2026');
  setLanguageSource(() => baseLanguage);
  expect(day(time)).toBe('25 November 2026');
});
