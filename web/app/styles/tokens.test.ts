import { readFileSync } from 'node:fs';
import { grounds } from '@thikana/contract/accent';
import { expect, it } from 'vitest';

it('has the grounds that accents are made for', () => {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  const [light, dark] = css.split('html[data-theme="dark"]');
  for (const [token, colour] of Object.entries(grounds.light))
    expect(light).toContain(`--${token}: ${colour};`);
  for (const [token, colour] of Object.entries(grounds.dark))
    expect(dark).toContain(`--${token}: ${colour};`);
});
