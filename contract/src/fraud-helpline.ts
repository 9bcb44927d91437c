import { currentCity } from './city.ts';

/** By country: the number that the police give to people who lost money online. Elsewhere texts name the police. */
const helplines: Readonly<Record<string, string>> = { IN: '1930' };

export const fraudHelpline = (): string | undefined => helplines[currentCity().country];
