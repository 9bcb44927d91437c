import type { SiteDependencies } from './site.dependencies.ts';
import { siteRoutes } from './site.routes.ts';
import { createSiteFigures } from './site-figures.ts';

export { defaultSettings } from './default-settings.ts';
export { createSettings, findLandUnits, type SettingsReader } from './settings.ts';

type SiteOptions = Omit<SiteDependencies, 'figures'> & Parameters<typeof createSiteFigures>[0];

/** What every page says of the site, what administrators may change of it, and the places people may choose. */
export function siteFeature(options: SiteOptions) {
  const figures = createSiteFigures(options);
  return {
    bindings: siteRoutes({ ...options, figures }),
    /** What the site says of itself may have changed. */
    forget() {
      options.settings.forget();
      figures.forget();
    },
  };
}
