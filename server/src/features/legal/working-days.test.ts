import { expect, it } from 'vitest';
import { inLanguage } from '../../lib/current-language.ts';
import { workingDays } from './working-days.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

it.each([
  ['en', 'Monday to Saturday'],
  ['bn', 'সোমবার থেকে শনিবার'],
  ['hi', 'सोमवार से शनिवार'],
  ['ne', 'सोमबारदेखि शनिबारसम्म'],
] as const)('writes days in a row as a range in %s', (language, range) => {
  expect(inLanguage(language, () => workingDays([...weekdays, 'saturday']))).toEqual([range]);
});

it.each([
  [['sunday', ...weekdays], ['Sunday to Friday']],
  [
    ['monday', 'friday'],
    ['Monday', 'Friday'],
  ],
  [
    ['monday', 'tuesday', 'thursday', 'friday', 'saturday'],
    ['Monday', 'Tuesday', 'Thursday to Saturday'],
  ],
  [
    ['saturday', 'sunday', 'monday', 'wednesday'],
    ['Wednesday', 'Saturday to Monday'],
  ],
  [
    ['friday', 'monday', 'sunday'],
    ['Friday', 'Sunday', 'Monday'],
  ],
  [['sunday', ...weekdays, 'saturday'], ['every day']],
] as const)('writes %j as %j', (days, texts) => {
  expect(workingDays(days)).toEqual(texts);
});
