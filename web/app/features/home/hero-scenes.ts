import type { Scene } from './scene-picture.tsx';

/** The pictures of the hero, in the order of its texts. */
export const heroScenes = [
  {
    name: 'tea-garden',
    files: import.meta.glob<string>('./pictures/tea-garden-*', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  },
  {
    name: 'coronation-bridge',
    files: import.meta.glob<string>('./pictures/coronation-bridge-*', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  },
  {
    name: 'town-street',
    files: import.meta.glob<string>('./pictures/town-street-*', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  },
] as const satisfies Scene[];
