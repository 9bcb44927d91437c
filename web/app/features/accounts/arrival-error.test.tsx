import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import ArrivalError from './arrival-error.tsx';

const textFor = (parameter: string) => render(<ArrivalError parameter={parameter} />).container.textContent;

it('shows our own text for a known code', () => {
  expect(textFor('session_expired')).toBe('Session expired. Please log in again.');
});

it('does not treat inherited property names as codes', () => {
  expect(textFor('toString')).toBe('toString');
});

it('shortens anything else to one plain line', () => {
  expect(textFor('Account\u202E not\n\nlinked')).toBe('Account not linked');
  expect(textFor('x'.repeat(5000))).toHaveLength(200);
});

it('shows nothing without text', () => {
  expect(textFor(' \n ')).toBe('');
});
