import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { site } from '../../../test/site.ts';
import { SiteSign } from './site-sign.tsx';

const shown = (logo?: { width: number; height: number }) => {
  const { container } = render(
    <SiteSign site={logo ? { ...site, logo: { src: '/brand/a.png', ...logo } } : site} />,
  );
  const { width, height } = container.querySelector('img') ?? {};
  return { text: container.textContent, size: [width, height] };
};

it('is our logo and the name', () => {
  expect(shown()).toEqual({ text: site.name, size: [28, 28] });
  expect(screen.getByAltText('').getAttribute('src')).toBe('/favicon.svg');
});

it('is the operator’s logo and the name, in its place before it has loaded', () => {
  expect(shown({ width: 200, height: 112 })).toEqual({ text: site.name, size: [50, 28] });
});

it('is a wide logo alone, read as the name', () => {
  expect(shown({ width: 448, height: 112 })).toEqual({ text: '', size: [112, 28] });
  expect(screen.getByAltText(site.name)).toBeTruthy();
});
