import { pictureAt } from '@thikana/contract/picture-at';
import { expect, it } from 'vitest';
import { presentPicture } from './pictures.presenter.ts';

const picture = { id: 'p', width: 1000, height: 800, placeholder: 'data:,' };
const common = { url: '/pictures/p/640.jpg', width: 1000, height: 800, placeholder: 'data:,' };

it('a picture has one rendition until it is finished', () => {
  const sources = [{ type: 'image/jpeg', srcset: '/pictures/p/640.jpg 640w' }];
  expect(presentPicture({ ...picture, isFinished: false })).toEqual({ ...common, sources });
});

it('a finished picture has every width in both formats, AVIF first', () => {
  const srcset = (format: string) =>
    [320, 640, 960, 1000].map((width) => `/pictures/p/${width}.${format} ${width}w`).join(', ');
  expect(presentPicture({ ...picture, isFinished: true })).toEqual({
    ...common,
    sources: [
      { type: 'image/avif', srcset: srcset('avif') },
      { type: 'image/jpeg', srcset: srcset('jpg') },
    ],
  });
});

it.each([1000, 640, 500])('the address of a picture of %d pixels tells its small renditions', (width) => {
  const finished = presentPicture({ ...picture, width, isFinished: true });
  const guessed = pictureAt(finished.url, finished).sources;
  expect(guessed.map(({ type }) => type)).toEqual(['image/avif']);
  for (const candidate of guessed[0]?.srcset.split(', ') ?? [])
    expect(finished.sources[0]?.srcset.split(', ')).toContain(candidate);
});

it('the address of a picture is all that is known of it until those of its listing are finished', () => {
  const unfinished = presentPicture({ ...picture, isFinished: false });
  expect(pictureAt(unfinished.url, unfinished).sources).toEqual([]);
});
