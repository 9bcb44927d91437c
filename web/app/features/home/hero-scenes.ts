import type { Scene } from './scene-picture.tsx';

/** The pictures of the hero, in the order of its texts. */
export const heroScenes = ['tea-garden', 'coronation-bridge', 'town-street'] as const satisfies Scene[];
