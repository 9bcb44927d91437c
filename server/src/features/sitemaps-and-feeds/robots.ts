/** Crawlers may read everything that is public. */
export function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api
Disallow: /dashboard

Sitemap: ${siteUrl}/sitemap.xml
`;
}
