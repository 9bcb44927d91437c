import type { Scene } from './scene-picture.tsx';

/** The picture of the page about the site. */
export const hillHouse: Scene = {
  name: 'hill-house',
  files: import.meta.glob<string>('./pictures/hill-house-*', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
};
