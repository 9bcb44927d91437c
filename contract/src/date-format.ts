import { currentCity } from './city.ts';
import { baseLanguage, currentLanguage, type SiteLanguage } from './language.ts';

/** Dates of India in each language, with the digits of prices. */
const localeOf = (language: SiteLanguage) => (language === baseLanguage ? 'en-IN' : `${language}-u-nu-latn`);

/**
 * Formatters of the current language or a given locale, by the city's clocks or in the time zone of the options. One is
 * created on first use: that takes 3 to 50 ms in a desktop browser, and many times that on a phone.
 */
function formatters(options: Intl.DateTimeFormatOptions, locale?: string): () => Intl.DateTimeFormat {
  const known = new Map<string, Intl.DateTimeFormat>();
  return () => {
    const { timeZone } = currentCity();
    const written = locale ?? localeOf(currentLanguage());
    const key = `${written} ${timeZone}`;
    const format = known.get(key) ?? new Intl.DateTimeFormat(written, { timeZone, ...options });
    known.set(key, format);
    return format;
  };
}

/** Writes points in time. */
export function dateFormat(options: Intl.DateTimeFormatOptions, locale?: string): (time: Date) => string {
  const formatter = formatters(options, locale);
  return (time) => formatter().format(time);
}

type Part = Exclude<Intl.DateTimeFormatPartTypes, 'literal'>;

/** The parts of points in time, for texts that arrange them. */
export function dateParts(options: Intl.DateTimeFormatOptions): (time: Date) => Record<Part, string> {
  const formatter = formatters(options);
  return (time) => {
    const parts = formatter().formatToParts(time);
    return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Record<Part, string>;
  };
}
