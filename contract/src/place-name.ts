import { currentCity } from './city.ts';
import { baseLanguage, currentLanguage } from './language.ts';

/** A place or unit with its usual name, and its names in other languages by language tag. */
export interface Named {
  name: string;
  names?: Readonly<Record<string, string>> | undefined;
}

/** Its name in the current language, or else its usual one. */
export const placeName = ({ name, names }: Named): string => names?.[currentLanguage()] ?? name;

/** The name of the city in the current language. */
export const cityName = (): string => placeName(currentCity());

/** The city and what lies around it. A language without this text has the name of the city instead. */
export function citySurroundings(): string {
  const { surroundings, texts } = currentCity();
  const language = currentLanguage();
  return texts?.[language]?.surroundings ?? (language === baseLanguage ? surroundings : cityName());
}

/** What fields show as an example. */
export function cityExamples(): { search: string; title: string } {
  const { examples, texts } = currentCity();
  return texts?.[currentLanguage()]?.examples ?? examples;
}

/** The law that the terms of use name. */
export function cityJurisdiction(): string {
  const { jurisdiction, texts } = currentCity();
  return texts?.[currentLanguage()]?.jurisdiction ?? jurisdiction;
}
