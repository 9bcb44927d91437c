import { expect, it } from 'vitest';
import { arrivalError } from './arrival-error.ts';

it('tells a known code in our own words', () => {
  expect(arrivalError('session_expired')).toBe('Session expired. Please log in again.');
});

it('takes no name of an object’s own for a code', () => {
  expect(arrivalError('toString')).toBe('toString');
});

it('shortens anything else to one plain line', () => {
  expect(arrivalError('Account\u202E not\n\nlinked')).toBe('Account not linked');
  expect(arrivalError('x'.repeat(5000))).toHaveLength(200);
});

it('is nothing without words', () => {
  expect(arrivalError(null)).toBeUndefined();
  expect(arrivalError(' \n ')).toBeUndefined();
});
