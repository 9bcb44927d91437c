import { expect, it } from 'vitest';
import type { SiteLanguage } from './language.ts';
import { pathIn, splitLanguage } from './language-paths.ts';

it.each<[address: string, language: SiteLanguage, path: string]>([
  ['/bn/rentals?location=matigara', 'bn', '/rentals?location=matigara'],
  ['/hi', 'hi', '/'],
  ['/ne?from=mail', 'ne', '/?from=mail'],
  ['/rentals', 'en', '/rentals'],
  ['/en/rentals', 'en', '/en/rentals'],
  ['/bngla', 'en', '/bngla'],
  ['/fr/rentals', 'en', '/fr/rentals'],
])('reads %s as %s and %s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path });
});

it.each<[path: string, language: SiteLanguage, address: string]>([
  ['/rentals?page=2', 'bn', '/bn/rentals?page=2'],
  ['/', 'bn', '/bn'],
  ['/', 'en', '/'],
])('writes %s in %s as %s', (path, language, address) => {
  expect(pathIn(path, language)).toBe(address);
});
