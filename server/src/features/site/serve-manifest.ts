import { grounds, ownAccent } from '@thikana/contract/accent';
import type { FastifyInstance } from 'fastify';
import { brandUrl } from './brand-url.ts';
import type { KeptSettings } from './settings.ts';
import type { SiteIdentity } from './site-identity.ts';

const ownIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
];

/** How phones show the site on their home screen: its name, colour and icon. */
export function serveManifest(
  app: FastifyInstance,
  { site, settings }: { site: SiteIdentity; settings: KeptSettings },
): void {
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
    const { icon } = (await settings.get()).brand;
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send({
        id: '/',
        name: site.name,
        short_name: site.name,
        start_url: '/',
        display: 'standalone',
        theme_color: site.accents?.light.strong ?? ownAccent,
        background_color: grounds.light.paper,
        icons: icon ? [{ src: brandUrl(icon), sizes: '180x180', type: 'image/png' }] : ownIcons,
      });
  });
}
