import type { Site } from '@thikana/contract/site';
import { ownScene, type Scene, sceneOfPicture } from './scene.ts';

/** In the order of the slides. */
const ownScenes = [
  ownScene(
    'tea-garden',
    import.meta.glob<string>('./pictures/tea-garden-*', { eager: true, query: '?url', import: 'default' }),
  ),
  ownScene(
    'coronation-bridge',
    import.meta.glob<string>('./pictures/coronation-bridge-*', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  ),
  ownScene(
    'town-street',
    import.meta.glob<string>('./pictures/town-street-*', { eager: true, query: '?url', import: 'default' }),
  ),
] as const;

/** The pictures of the hero: those of the operator, and the site's own on the other slides. */
export function heroScenes(slides: Site['heroSlides']): readonly [Scene, ...Scene[]] {
  const sceneAt = (place: 0 | 1 | 2) => {
    const { picture } = slides[place] ?? {};
    return picture ? sceneOfPicture(picture) : ownScenes[place];
  };
  return [sceneAt(0), sceneAt(1), sceneAt(2)];
}
