import { expect, it } from 'vitest';
import { useCityOfTests } from '../../../test/city/cities.ts';
import { currentFacts } from '../city/city.feature.ts';
import { defaultSettings } from './default-settings.ts';

it.each([
  ['siliguri', 'Siliguri, West Bengal, India', '+91 00000 00001', 'Find your dream property today!'],
  ['kathmandu', 'Kathmandu, Nepal', '+977 00000 00001', 'Find your home in the valley'],
  ['braga', 'Braga, Portugal', '+351 000 000 001', 'Encontre a sua casa em Braga'],
] as const)('has the contact and the slides of %s', (pack, location, phone, headline) => {
  useCityOfTests(pack);
  const settings = defaultSettings({}, currentFacts());
  expect(settings.contactLocation).toBe(location);
  expect(settings.contactPhones[0]).toBe(phone);
  expect(settings.heroSlides.map((slide) => slide.headline)).toContain(headline);
});

it('prefers the contact of the environment', () => {
  const contact = { contactEmail: 'a@b.example', contactPhones: ['+1 1'], contactLocation: 'Here' };
  expect(defaultSettings(contact, currentFacts())).toMatchObject({
    ...contact,
    contactPhones: ['+1 1', '+1 1'],
  });
});
