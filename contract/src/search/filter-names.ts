import { filters } from './filters.ts';

/** The parameters of the filters, in the order of addresses and chips. The browser gets them as a literal. */
export const filterNames = filters.map(({ name }) => name);
