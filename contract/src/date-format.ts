import { currentCity } from './city.ts';

/**
 * Writes points in time by the city's clocks, or in the time zone of the options. The formatter is created on first
 * use: that takes 3 to 50 ms in a desktop browser, and many times that on a phone.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions, locale = 'en-IN'): (time: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  let zone: string | undefined;
  return (time) => {
    const { timeZone } = currentCity();
    if (!format || zone !== timeZone) format = new Intl.DateTimeFormat(locale, { timeZone, ...options });
    zone = timeZone;
    return format.format(time);
  };
}
