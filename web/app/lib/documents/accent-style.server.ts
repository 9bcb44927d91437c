import type { Accent, Accents } from '@thikana/contract/accent';

/** The operator's colours instead of those of `tokens.css`; it follows the style sheet and is more specific. */
export function accentStyle({ light, dark }: Accents): string {
  return `<style>html:root{${tokens(light)}}html:root[data-theme=dark]{${tokens(dark)}}</style>`;
}

function tokens({ strong, soft, on }: Accent): string {
  const accent = (name: string) => `--${name}:${strong};--${name}-soft:${soft};--on-${name}:${on};`;
  return `${accent('tea')}${accent('terracotta')}--focus:${strong}`;
}
