import type { Scene } from './scene.ts';

/** On phones it lies dimmed behind text, so two thirds of the screen's resolution are enough. */
const upright = { media: '(max-width: 640px)', sizes: '65vw' };
const whole = { media: '(min-width: 640.02px)', sizes: '100vw' };

/** Preloads a scene with high priority. */
export function scenePreload(scene: Scene) {
  return (['upright', 'whole'] as const).map((cut) => {
    const { media, sizes } = cut === 'upright' ? upright : whole;
    const { avif, jpg } = scene[cut];
    return {
      rel: 'preload',
      as: 'image',
      type: avif ? 'image/avif' : 'image/jpeg',
      media,
      imageSrcSet: avif ?? jpg,
      imageSizes: sizes,
      fetchPriority: 'high',
    } as const;
  });
}

/** A scene that fills its box, dimmed in the dark theme. */
export function ScenePicture({
  scene,
  isUrgent = false,
  className = '',
}: {
  scene: Scene;
  isUrgent?: boolean;
  className?: string;
}) {
  return (
    <picture>
      {scene.upright.avif && <source {...upright} type="image/avif" srcSet={scene.upright.avif} />}
      <source {...upright} srcSet={scene.upright.jpg} />
      {scene.whole.avif && <source type="image/avif" srcSet={scene.whole.avif} sizes={whole.sizes} />}
      <img
        src={scene.src}
        srcSet={scene.whole.jpg}
        sizes={whole.sizes}
        alt=""
        width={1600}
        height={900}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : 'low'}
        decoding="async"
        className={`absolute inset-0 size-full object-cover in-data-[theme=dark]:brightness-60 in-data-[theme=dark]:saturate-85 ${className}`}
      />
    </picture>
  );
}
