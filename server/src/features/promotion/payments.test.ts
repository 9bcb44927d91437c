import type { Settings } from '@thikana/contract/settings';
import { afterEach, expect, it } from 'vitest';
import { useCityOfTests } from '../../../test/city/cities.ts';
import { byAgreement, byRazorpay } from './payments.ts';

afterEach(() => useCityOfTests('siliguri'));

it.each([
  ['siliguri', true],
  ['kathmandu', false],
  ['braga', false],
] as const)('in %s, UPI and Razorpay are ready: %s', (city, isReady) => {
  useCityOfTests(city);
  const settings = { upi: { id: 'homes@bank', payee: '' } } as Settings;
  expect(byAgreement({ name: 'Homes' }).isReady(settings)).toBe(isReady);
  expect(byRazorpay.isReady(settings)).toBe(isReady);
});
