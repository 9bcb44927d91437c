import { accentsOf } from '@thikana/contract/accent';
import { baseLanguage, setLanguageSource } from '@thikana/contract/language';
import { afterEach, expect, it } from 'vitest';
import { brandHead } from './brand-head.server.ts';

afterEach(() => setLanguageSource(() => baseLanguage));

it('has our icons and colour for a site without a brand', () => {
  expect(brandHead({})).toBe(
    '<meta name="theme-color" content="#1d5c42"/><link rel="icon" href="/favicon.svg" type="image/svg+xml"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/><link rel="manifest" href="/manifest.webmanifest"/>',
  );
});

it('replaces icons and every accent token in both themes', () => {
  const head = brandHead({ accents: accentsOf('#0000ff'), icon: '/brand/a.png' });
  expect(head).toContain('<meta name="theme-color" content="#0000ff"/>');
  expect(head).toContain('<link rel="icon" href="/brand/a.png"/>');
  const [light = '', dark = ''] = head.split('html:root[data-theme=dark]');
  for (const token of ['--tea', '--terracotta', '--focus']) {
    expect(light).toContain(`${token}:#0000ff`);
    expect(dark).toContain(`${token}:#8080ff`);
  }
  expect(light).toContain('--on-tea:#ffffff');
});

it('links the manifest of the language of the document', () => {
  setLanguageSource(() => 'bn');
  expect(brandHead({})).toContain('<link rel="manifest" href="/bn/manifest.webmanifest"/>');
});
