import {
  baseLanguage,
  isSiteLanguage,
  offeredLanguages,
  type SiteLanguage,
} from '@thikana/contract/language';

/** The offered language that an Accept-Language header prefers; of equal ones the first. */
export function acceptedLanguage(header: string | undefined): SiteLanguage {
  const offered = offeredLanguages();
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return { language: tag.split('-')[0]?.toLowerCase(), weight: Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { language } of wanted)
    if (isSiteLanguage(language) && offered.includes(language)) return language;
  return baseLanguage;
}
