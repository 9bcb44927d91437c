import { grounds, ownAccent } from '@thikana/contract/accent';
import { languageTag } from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import { shareAction, sharedPhotosField } from '@thikana/contract/shared-photos';
import type { FastifyInstance } from 'fastify';
import { m } from '../../paraglide/messages.js';
import { brandFilesRepository } from './brand-files.repository.ts';
import { brandUrl } from './brand-url.ts';
import type { SiteDependencies } from './site.dependencies.ts';

const ownIcons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const shortcuts = () => [
  { name: m.site_shortcut_search(), url: pathIn('/properties') },
  { name: m.site_shortcut_saved(), url: pathIn('/shortlist') },
  { name: m.site_shortcut_messages(), url: pathIn('/dashboard/messages') },
  { name: m.site_shortcut_post(), url: pathIn('/dashboard/new-post') },
];

/**
 * How phones install the site, in the language of the address: its name, colour and icons, its shortcuts, and that photos
 * can be shared to it.
 */
export function serveManifest(
  app: FastifyInstance,
  { db, site, settings }: Pick<SiteDependencies, 'db' | 'site' | 'settings'>,
): void {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { icon } = (await settings.get()).brand;
    const bytes = icon ? await brandFilesRepository(db).find(icon) : undefined;
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send({
        // The same app in every language: who changes the language keeps it, and stays inside of it.
        id: '/',
        scope: '/',
        lang: languageTag(),
        name: site.name,
        short_name: site.name,
        start_url: pathIn('/'),
        display: 'standalone',
        theme_color: site.accents?.light.strong ?? ownAccent,
        background_color: grounds.light.paper,
        icons: icon && bytes ? brandIcons(icon, bytes) : ownIcons,
        shortcuts: shortcuts(),
        share_target: {
          action: pathIn(shareAction),
          method: 'POST',
          enctype: 'multipart/form-data',
          params: { files: [{ name: sharedPhotosField, accept: ['image/*'] }] },
        },
      });
  });
}

/** Icons that were uploaded to an earlier version are smaller. */
function brandIcons(icon: string, bytes: Buffer) {
  const side = bytes.readUInt32BE(pngWidthOffset);
  return [
    { src: brandUrl(icon), sizes: `${side}x${side}`, type: 'image/png' },
    { src: brandUrl(`maskable/${icon}`), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
}

const pngWidthOffset = 16;
