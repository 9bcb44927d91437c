import type { Accents } from '@thikana/contract/accent';
import { accentColours } from './mail-style.ts';

/** An email in the colours of the operator. */
export function recolour(html: string, { light, dark }: Accents): string {
  return html.replace(anyAccent, (colour) =>
    accentColours.light.includes(colour) ? light.strong : dark.strong,
  );
}

const anyAccent = new RegExp([...accentColours.light, ...accentColours.dark].join('|'), 'g');
