import { frequencies } from '../../vocabulary.ts';
import { defineFilter, someOf } from '../filter.ts';

export const period = defineFilter({
  name: 'period',
  ...someOf(frequencies),
  choices: frequencies,
  description:
    'Only rents for one of these periods. A price range other than those of the site is for the first one.',
});
