import { fireEvent, screen } from '@testing-library/react';
import type { Place } from '@thikana/contract/site';
import { fillIn, press } from './fields.ts';
import { pass } from './show.tsx';

export const matigara: Place = {
  label: 'Matigara',
  detail: 'Darjeeling 734010',
  coordinates: { type: 'Point', coordinates: [88.38, 26.71] },
  area: 'matigara',
};

export const flatForRent = {
  Title: 'Sunny flat near Sevoke Road',
  Description: 'Two rooms, a kitchen and a balcony.',
  Bedrooms: '2',
  Bathrooms: '1',
  'Built Up Area (sq ft)': '850',
  'Available From': '2026-12-01',
  'Rent (₹)': '12000',
  Charged: 'month',
  'Available For': '11',
  'Duration Unit': 'month',
};

export async function chooseCategory(name: string) {
  await press(name, 'radio');
  await press('Next');
}

/** Types a place and chooses the suggestion. The test has to stub the response for places. */
export async function choosePlace() {
  fillIn({ Location: 'matig' });
  await pass(250);
  fireEvent.click(screen.getByRole('option', { name: /Matigara/ }));
  await pass(0);
}

/** The error texts. */
export function complaints(): string[] {
  return screen
    .queryAllByRole('alert')
    .map((alert) => alert.textContent ?? '')
    .filter(Boolean);
}

export function stepTitle(): string {
  return screen.getByRole('heading', { level: 2 }).textContent ?? '';
}
