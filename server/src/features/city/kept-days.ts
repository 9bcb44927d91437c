import { currentLaw } from './current-law.ts';

const defaultDays = 365;

/** How long something is kept: as long as the law of the city says. */
export const keptDays = (kept: 'logs' | 'complaints'): number =>
  currentLaw().retention.find(({ what }) => what === kept)?.days ?? defaultDays;
