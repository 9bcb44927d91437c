import { currentCity } from '@thikana/contract/city';
import { phoneText } from '@thikana/contract/phone-text';
import { afterAll, expect, it } from 'vitest';
import { useCityOfTests } from '../../../test/city/cities.ts';
import { internationalPhone } from './international-phone.ts';

afterAll(() => useCityOfTests('siliguri'));

it.each([
  ['siliguri', '+910000001101', '+910000001101', '+91 00000 01101'],
  ['siliguri', '+9779812345678', '+9779812345678', '+9779812345678'],
  ['kathmandu', '981-2345678', '+9779812345678', '+977 981 234 5678'],
  ['kathmandu', '+977 9812345678', '+9779812345678', '+977 981 234 5678'],
  ['kathmandu', '+91 98320 12345', '+919832012345', '+919832012345'],
  ['braga', '912 345 678', '+351912345678', '+351 912 345 678'],
  ['braga', '00351 253 203 000', '+351253203000', '+351 253 203 000'],
] as const)('in %s the number %s is %s and reads %s', (city, typed, stored, read) => {
  useCityOfTests(city);
  expect(internationalPhone(typed)).toBe(stored);
  expect(phoneText(stored)).toBe(read);
});

it.each(['91234', '+1 234', '912 345 678 901 23', '+919832'])('refuses %s in Braga', (typed) => {
  useCityOfTests('braga');
  expect(currentCity().callingCode).toBe('351');
  expect(() => internationalPhone(typed)).toThrow(
    expect.objectContaining({
      code: 'phone_invalid',
      fields: {
        phone:
          'This is not a phone number of Portugal. A number of another country starts with + and its code.',
      },
    }),
  );
});
