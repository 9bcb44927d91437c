import { expect, it } from 'vitest';
import { pictureIdOfUrl } from './pictures.ts';

const id = '0123456789abcdef'.repeat(2);

it.each([
  `/pictures/${id}/640.jpg`,
  `https://example.org/pictures/${id}/1.avif`,
  `http://a/pictures/${id}/12.jpg`,
])('reads the id in %s', (url) => {
  expect(pictureIdOfUrl(url)).toBe(id);
});

it.each([
  `pictures/${id}/640.jpg`,
  `/a/pictures/${id}/640.jpg`,
  `ftp://example.org/pictures/${id}/640.jpg`,
  `xhttps://example.org/pictures/${id}/640.jpg`,
  `/pictures/${id.slice(1)}/640.jpg`,
  `/pictures/${id}0/640.jpg`,
  `/pictures/${id.replace('a', 'g')}/640.jpg`,
  `/pictures/${id}/.jpg`,
  `/pictures/${id}/large.jpg`,
  `/pictures/${id}/640.`,
  `/pictures/${id}/640.jpg?x`,
])('finds no id in %s', (url) => {
  expect(pictureIdOfUrl(url)).toBeUndefined();
});
