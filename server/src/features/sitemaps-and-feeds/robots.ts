import { offeredLanguages } from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';

/** Crawlers may read everything that is public. */
export function robots(siteUrl: string): string {
  const own = offeredLanguages().flatMap((language) => [
    `Disallow: ${pathIn('/admin', language)}`,
    `Disallow: ${pathIn('/dashboard', language)}`,
  ]);
  return `User-agent: *
Disallow: /api
${own.join('\n')}

Sitemap: ${siteUrl}/sitemap.xml
`;
}
