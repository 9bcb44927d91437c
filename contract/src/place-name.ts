import { currentCity } from './city.ts';
import { baseLanguage, currentLanguage } from './language.ts';
import { m } from './paraglide/messages.js';

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

/** What fields show as an example. Without one in the language, it is a search in an area of the city. */
export function cityExamples(): { search: string; title: string } {
  const { areas, examples, texts } = currentCity();
  const language = currentLanguage();
  const search = () => m.example_search({ area: areas[0] ? placeName(areas[0]) : cityName() });
  return (
    texts?.[language]?.examples ?? (language === baseLanguage ? examples : { search: search(), title: '' })
  );
}

/** The law that the terms of use name. */
export function cityJurisdiction(): string {
  const { jurisdiction, texts } = currentCity();
  return texts?.[currentLanguage()]?.jurisdiction ?? jurisdiction;
}
