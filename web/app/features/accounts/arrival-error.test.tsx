import { expect, it } from 'vitest';
import { arrivalError } from './arrival-error.ts';

it('shows our own text for a known code', () => {
  expect(arrivalError('session_expired')).toBe('Session expired. Please log in again.');
});

it('does not treat inherited property names as codes', () => {
  expect(arrivalError('toString')).toBe('toString');
});

it('shortens anything else to one plain line', () => {
  expect(arrivalError('Account\u202E not\n\nlinked')).toBe('Account not linked');
  expect(arrivalError('x'.repeat(5000))).toHaveLength(200);
});

it('is undefined without text', () => {
  expect(arrivalError(null)).toBeUndefined();
  expect(arrivalError(' \n ')).toBeUndefined();
});
