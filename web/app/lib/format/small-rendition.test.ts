import { expect, it } from 'vitest';
import { smallRendition } from './small-rendition.ts';

const url = '/pictures/a/1600.jpeg';

it.each([
  [
    '/pictures/a/320.avif 320w, /pictures/a/640.avif 640w, /pictures/a/1280.avif 1280w',
    '/pictures/a/640.avif',
  ],
  ['/pictures/a/320.avif 320w', '/pictures/a/320.avif'],
  ['', url],
])('of %j takes %s', (srcset, address) => {
  expect(smallRendition({ url, sources: [{ srcset }] })).toBe(address);
});
