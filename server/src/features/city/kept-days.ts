import { currentLaw } from './current-law.ts';

const defaultDays = 365;

/** How long sealed records are kept: as long as the law of the city says for logs. */
export const keptDays = (): number =>
  currentLaw().retention.find(({ what }) => what === 'logs')?.days ?? defaultDays;
