import { afterEach, expect, it } from 'vitest';
import { currentCity, setCity } from './city.ts';
import { fraudHelpline } from './fraud-helpline.ts';
import { languageTag } from './language.ts';

const city = currentCity();
afterEach(() => setCity(city));

it.each([
  ['IN', '1930', 'en-IN'],
  ['MX', undefined, 'en-MX'],
])('in %s the helpline is %s and the language %s', (country, helpline, tag) => {
  setCity({ ...city, country });
  expect([fraudHelpline(), languageTag()]).toEqual([helpline, tag]);
});
