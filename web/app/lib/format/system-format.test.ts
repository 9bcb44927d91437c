import { expect, it } from 'vitest';
import { fileSize, timeOfDay } from './system-format.ts';

it('shows the time in Siliguri', () => {
  expect(timeOfDay('2026-11-21T18:45:00.000Z')).toBe('00:15');
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_500, '1.5 KB'],
  [42_000_000, '42 MB'],
  [3_210_000_000, '3.2 GB'],
  [9_000_000_000_000_000, '9,000 TB'],
])('formats %d bytes', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
