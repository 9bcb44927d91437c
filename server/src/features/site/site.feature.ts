import type { FastifyInstance } from 'fastify';
import { serveBrandFiles } from './serve-brand-files.ts';
import { serveManifest } from './serve-manifest.ts';
import { serveSharedPhotos } from './serve-shared-photos.ts';
import type { SiteDependencies } from './site.dependencies.ts';
import { siteRoutes } from './site.routes.ts';
import { createSiteFigures } from './site-figures.ts';

export { brandFilesRepository, storeBrandPictures } from './brand-files.repository.ts';
export { defaultSettings } from './default-settings.ts';
export { isContactPhone } from './require-contact-phones.ts';
export { beginCountersAtZero, saveFirstSettings } from './save-first-settings.ts';
export { createSettings, findLandUnits, type SettingsReader } from './settings.ts';
export { type SiteIdentity, siteIdentity } from './site-identity.ts';

type SiteOptions = Omit<SiteDependencies, 'figures'> & Parameters<typeof createSiteFigures>[0];

/** Site settings, contact details and place suggestions. */
export function siteFeature(options: SiteOptions) {
  const figures = createSiteFigures(options);
  return {
    bindings: siteRoutes({ ...options, figures }),
    serve(app: FastifyInstance) {
      serveBrandFiles(app, options);
      serveManifest(app, options);
      serveSharedPhotos(app);
    },
    /** The contact details may have changed. */
    forget() {
      options.settings.forget();
      figures.forget();
    },
  };
}
