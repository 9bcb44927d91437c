import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it.each(['https://tiles.example.org/map.png', 'ftp://tiles.example.org/map.pmtiles', 'tiles'])(
  'refuses the tiles %j',
  (url) => {
    expect(() => readConfig({ TILES_URL: url })).toThrow('TILES_URL should look like');
  },
);

it.each(['https://tiles.example.org/{z}/{x}/{y}.png', 'https://tiles.example.org/siliguri.pmtiles'])(
  'takes the tiles %j',
  (url) => {
    expect(readConfig({ TILES_URL: url }).tiles).toEqual({ url, attribution: undefined });
  },
);
