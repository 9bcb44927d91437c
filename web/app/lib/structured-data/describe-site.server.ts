import { languageTag } from '@thikana/contract/language';
import type { Site } from '@thikana/contract/site';
import type { Thing } from 'schema-dts';
import { pageAddress } from '#web/lib/addresses/page-address.ts';

/** The site and its operator. */
export function describeSite(site: Site): Thing[] {
  const root = new URL('/', site.url).href;
  const organization = `${root}#organization`;
  const home = pageAddress(site, '/');
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: site.name,
      url: root,
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
