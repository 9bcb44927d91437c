import { ownScene } from './scene.ts';

/** The picture of the page about the site. */
export const hillHouse = ownScene(
  'hill-house',
  import.meta.glob<string>('./pictures/hill-house-*', { eager: true, query: '?url', import: 'default' }),
);
