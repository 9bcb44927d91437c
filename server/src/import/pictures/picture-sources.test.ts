import { expect, it } from 'vitest';
import { readPictureSources } from './picture-sources.ts';

it('reads addresses and files, one a line or separated by vertical lines, each once', () => {
  expect(
    readPictureSources(' front.jpg | rooms/first room.png\r\nhttps://example.org/a.jpg?size=1,2\n|front.jpg'),
  ).toEqual({
    sources: [
      { file: 'front.jpg' },
      { file: 'rooms/first room.png' },
      { url: 'https://example.org/a.jpg?size=1,2' },
    ],
  });
  expect(readPictureSources(' ')).toEqual({ sources: [] });
});

it.each([
  '../secret.jpg',
  'rooms/../../secret.jpg',
  'rooms\\..\\..\\secret.jpg',
  '/etc/passwd',
  'C:\\Users\\me.jpg',
  '\\\\server\\share\\me.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AA',
  'ftp://example.org/a.jpg',
  'https://',
  'a.jpg\0.png',
])('refuses %j', (name) => {
  expect(readPictureSources(`good.jpg|${name}`)).toEqual({
    reason: expect.stringContaining('neither an address nor a file'),
  });
});

it('takes as many pictures as the posting form', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.jpg`).join('|');
  expect(readPictureSources(names(10))).toMatchObject({ sources: { length: 10 } });
  expect(readPictureSources(names(11))).toEqual({ reason: 'has 11 pictures; at most 10 are possible' });
});
