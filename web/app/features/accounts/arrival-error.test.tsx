import { render, screen } from '@testing-library/react';
import { setLanguageSource } from '@thikana/contract/language';
import { afterEach, expect, it } from 'vitest';
import ArrivalError from './arrival-error.tsx';

afterEach(() => setLanguageSource(() => 'en'));

const shown = (parameter: string) => {
  render(<ArrivalError parameter={parameter} />);
  return screen.getByRole('alert').textContent;
};

it.each([
  ['a code', 'session_expired', 'Session expired. Please log in again.'],
  ['our text', 'Session expired. Please log in again.', 'Session expired. Please log in again.'],
  ['another text', 'Your account is at risk. Call 98320 11111.', 'Login failed. Please try again.'],
  ['a name that every object has', 'toString', 'Login failed. Please try again.'],
])('shows %s in our own words', (_, parameter, text) => {
  expect(shown(parameter)).toBe(text);
});

it('shows a code in the language of the page', () => {
  setLanguageSource(() => 'bn');
  expect(shown('sign_in_failed')).toBe('লগ ইন করা যায়নি। আবার চেষ্টা করুন।');
});
