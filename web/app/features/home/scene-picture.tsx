/** An illustration, and the addresses of its files, which contain a hash of the content. */
export interface Scene {
  name: string;
  files: Record<string, string>;
}

const url = ({ name, files }: Scene, size: string, format: Format) =>
  files[`./pictures/${name}-${size}.${format}`] ?? '';
type Format = 'avif' | 'jpg';

interface Cut {
  media: string;
  sizes: string;
  sourceSet(scene: Scene, format: Format): string;
}

const cut = (media: string, sizes: string, prefix: string, widths: readonly number[]): Cut => ({
  media,
  sizes,
  sourceSet: (scene, format) =>
    widths.map((width) => `${url(scene, `${prefix}${width}`, format)} ${width}w`).join(', '),
});
/** On phones it lies dimmed behind text, so two thirds of the screen's resolution are enough. */
const upright = cut('(max-width: 640px)', '65vw', 'upright-', [480, 720]);
const whole = cut('(min-width: 640.02px)', '100vw', '', [640, 1024, 1600]);

/** Preloads an illustration with high priority. */
export function scenePreload(scene: Scene) {
  return [upright, whole].map(
    ({ media, sizes, sourceSet }) =>
      ({
        rel: 'preload',
        as: 'image',
        type: 'image/avif',
        media,
        imageSrcSet: sourceSet(scene, 'avif'),
        imageSizes: sizes,
        fetchPriority: 'high',
      }) as const,
  );
}

/** An illustration that fills its box, dimmed in the dark theme. */
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
      <source
        media={upright.media}
        type="image/avif"
        srcSet={upright.sourceSet(scene, 'avif')}
        sizes={upright.sizes}
      />
      <source media={upright.media} srcSet={upright.sourceSet(scene, 'jpg')} sizes={upright.sizes} />
      <source type="image/avif" srcSet={whole.sourceSet(scene, 'avif')} sizes={whole.sizes} />
      <img
        src={url(scene, '1600', 'jpg')}
        srcSet={whole.sourceSet(scene, 'jpg')}
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
