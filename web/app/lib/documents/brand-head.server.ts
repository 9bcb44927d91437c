import { type Accent, type Accents, ownAccent } from '@thikana/contract/accent';
import { pathIn } from '@thikana/contract/language-paths';
import type { Site } from '@thikana/contract/site';

/** Icons and colours of the site. They never change within a document, so the browser's scripts do not know them. */
export function brandHead(site: Pick<Site, 'accents' | 'icon'> | undefined): string {
  const { accents, icon } = site ?? {};
  return `<meta name="theme-color" content="${accents?.light.strong ?? ownAccent}"/>${icons(icon)}${accents ? accentStyle(accents) : ''}`;
}

function icons(own: string | undefined): string {
  const icon = own ? `href="${own}"` : 'href="/favicon.svg" type="image/svg+xml"';
  return `<link rel="icon" ${icon}/><link rel="apple-touch-icon" href="${own ?? '/apple-touch-icon.png'}"/><link rel="manifest" href="${pathIn('/manifest.webmanifest')}"/>`;
}

/** The operator's colours instead of those of `tokens.css`; it follows the style sheet and is more specific. */
function accentStyle({ light, dark }: Accents): string {
  return `<style>html:root{${tokens(light)}}html:root[data-theme=dark]{${tokens(dark)}}</style>`;
}

function tokens({ strong, soft, on }: Accent): string {
  const accent = (name: string) => `--${name}:${strong};--${name}-soft:${soft};--on-${name}:${on};`;
  return `${accent('tea')}${accent('terracotta')}--focus:${strong}`;
}
