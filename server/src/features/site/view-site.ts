import type { Site } from '@thikana/contract/site';
import { brandUrl } from './brand-url.ts';
import { siteCounters } from './counters.ts';
import { shownSlides } from './shown-slides.ts';
import type { SiteDependencies } from './site.dependencies.ts';
import { textsInLanguage } from './texts-in-language.ts';

/** The site data that every page shows. */
export async function viewSite({
  db,
  site,
  url,
  googleMapsKey,
  tiles,
  signInWith,
  settings,
  figures,
}: SiteDependencies): Promise<Site> {
  const [now, counted] = await Promise.all([settings.get(), figures.get()]);
  const { logo, icon } = now.brand;
  const { claim, about, contactLocation, heroSlides } = textsInLanguage(now);
  return {
    name: site.name,
    url,
    ...(site.accents && { accents: site.accents }),
    ...(logo && { logo: { src: brandUrl(logo.file), width: logo.width, height: logo.height } }),
    ...(icon && { icon: brandUrl(icon) }),
    ...(claim && { claim }),
    ...(about && { about }),
    ...(now.legal.responsible && { responsible: now.legal.responsible }),
    contactEmail: now.contactEmail,
    // A site with one phone number shows it in both places.
    contactPhones: [...new Set(now.contactPhones)],
    contactLocation,
    socialLinks: now.socialLinks,
    heroSlides: await shownSlides(db, heroSlides),
    landUnits: now.landUnits,
    ...(googleMapsKey && { googleMapsKey }),
    ...(tiles && { tiles }),
    ...(signInWith && { signInWith }),
    ...(!now.alerts.isOn && { alertsAreOff: true as const }),
    counters: siteCounters(counted, now.counterFloors),
  };
}
