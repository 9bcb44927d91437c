import { grounds } from '@thikana/contract/accent';
import { expect, it } from 'vitest';
import css from './tokens.css?raw';

it('has the grounds that accents are made for', () => {
  const [light, dark] = css.split('html[data-theme="dark"]');
  for (const [token, colour] of Object.entries(grounds.light))
    expect(light).toContain(`--${token}: ${colour};`);
  for (const [token, colour] of Object.entries(grounds.dark))
    expect(dark).toContain(`--${token}: ${colour};`);
});
