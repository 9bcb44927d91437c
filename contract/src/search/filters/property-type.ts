import { categories } from '../../vocabulary.ts';
import { defineFilter, someOf } from '../filter.ts';

export const propertyType = defineFilter({
  name: 'propertyType',
  ...someOf(categories),
  choices: categories,
});
