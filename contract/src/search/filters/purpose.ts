import { defineFilter, oneOf } from '../filter.ts';

export const purpose = defineFilter({
  name: 'purpose',
  ...oneOf(['rent', 'buy']),
  choices: ['rent', 'buy'],
});
