import type { Site } from '@thikana/contract/site';
import { Outlet } from 'react-router';
import { show } from './show.tsx';

export const site: Site = {
  name: 'Thikana',
  url: 'https://thikana.example',
  contactEmail: 'hello@thikana.example',
  contactPhones: ['+91 00000 00001', '+91 00000 00002'],
  contactLocation: 'Siliguri, West Bengal, India',
  socialLinks: [
    { label: 'Facebook', url: 'https://social.example/thikana' },
    { label: 'Instagram', url: 'https://pictures.example/thikana' },
  ],
  heroSlides: [1, 2, 3].map((slide) => ({ headline: `Headline ${slide}`, subtext: `Subtext ${slide}` })),
  landUnits: 'printed',
  counters: { listings: 210, customers: 20, areas: 20 },
};

function Nothing() {
  return null;
}

/** Renders routes below a root that provides the site's details. */
export function showInSite(routes: Parameters<typeof show>[0], address: string, changes: Partial<Site> = {}) {
  const about = { site: { ...site, ...changes } };
  const root = { id: 'root', loader: () => about, Component: Outlet, HydrateFallback: Nothing };
  return show([{ ...root, children: routes }], address);
}
