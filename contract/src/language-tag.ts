import { currentCity } from './city.ts';

/** The language of the pages as people of the city read it: `en-IN`. */
export const languageTag = (): string => `en-${currentCity().country}`;
