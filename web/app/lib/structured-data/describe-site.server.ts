import { languageTag } from '@thikana/contract/language';
import type { Site } from '@thikana/contract/site';
import type { Thing } from 'schema-dts';

/** The site and its operator. */
export function describeSite(site: Site): Thing[] {
  const home = new URL('/', site.url).href;
  const organization = `${home}#organization`;
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: site.name,
      url: home,
      logo: new URL(site.icon ?? '/apple-touch-icon.png', site.url).href,
      email: site.contactEmail,
      sameAs: site.socialLinks.map(({ url }) => url),
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: site.name,
      url: home,
      inLanguage: languageTag(),
      publisher: { '@id': organization },
    },
  ];
}
