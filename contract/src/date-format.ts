import { currentCity } from './city.ts';
import { baseLanguage, currentLanguage, type SiteLanguage } from './language.ts';
import { m } from './paraglide/messages.js';

/** Dates of India in each language, with the digits of prices. */
const localeOf = (language: SiteLanguage) => (language === baseLanguage ? 'en-IN' : `${language}-u-nu-latn`);

/**
 * Chromium knows no Nepali dates, and a page has to read the same in the browser as in its document: there, they are
 * English ones with Nepali names.
 */
const localeOfPages = (language: SiteLanguage) => localeOf(language === 'ne' ? baseLanguage : language);

const monthStarts = 'JanFebMarAprMayJunJulAugSepOctNovDec';
const weekdayStarts = 'SunMonTueWedThuFriSat';

function withNepaliNames({ type, value }: Intl.DateTimeFormatPart): string {
  if (type !== 'month' && type !== 'weekday') return value;
  const [starts, names] =
    type === 'month' ? [monthStarts, m.date_months()] : [weekdayStarts, m.date_weekdays()];
  // A month may be a number.
  return names.split(' ')[starts.indexOf(value.slice(0, 3)) / 3] ?? value;
}

const clippingLocale = /^(bn|hi)-/;

/** Intl clips short names in Bengali and Hindi to 'সেপ' and 'सित॰', which people neither say nor print. */
function spelledOut(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return {
    ...options,
    ...(options.dateStyle === 'medium' && { dateStyle: 'long' }),
    ...(options.month === 'short' && { month: 'long' }),
    ...(options.weekday === 'short' && { weekday: 'long' }),
  };
}

/**
 * Formatters by the city's clocks or in the time zone of the options. One is created on first use: that takes 3 to 50 ms
 * in a desktop browser, and many times that on a phone.
 */
function formatters(options: Intl.DateTimeFormatOptions): (locale: string) => Intl.DateTimeFormat {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (locale) => {
    const { timeZone } = currentCity();
    const key = `${locale} ${timeZone}`;
    const shown = clippingLocale.test(locale) ? spelledOut(options) : options;
    const format = known.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...shown });
    known.set(key, format);
    return format;
  };
}

/** Writes points in time for pages, in the current language unless a locale is given. */
export function dateFormat(options: Intl.DateTimeFormatOptions, locale?: string): (time: Date) => string {
  const formatter = formatters(options);
  return (time) => {
    const language = currentLanguage();
    const format = formatter(locale ?? localeOfPages(language));
    return language === 'ne' && !locale
      ? format.formatToParts(time).map(withNepaliNames).join('')
      : format.format(time);
  };
}

type Part = Exclude<Intl.DateTimeFormatPartTypes, 'literal'>;

/** The parts of points in time in the current language, for texts of the server that arrange them. */
export function dateParts(options: Intl.DateTimeFormatOptions): (time: Date) => Record<Part, string> {
  const formatter = formatters(options);
  return (time) => {
    const parts = formatter(localeOf(currentLanguage())).formatToParts(time);
    return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Record<Part, string>;
  };
}
