import { postedWithinDays } from '../../vocabulary.ts';
import { defineFilter, wholeNumber } from '../filter.ts';

export const posted = defineFilter({
  name: 'posted',
  ...wholeNumber(1, 365),
  choices: postedWithinDays,
  description: 'Posted within this number of days.',
});
