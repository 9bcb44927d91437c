/** The drawn scenes, by their file names; the address of each carries a hash of its content. */
const files = import.meta.glob<string>('./pictures/*', { eager: true, query: '?url', import: 'default' });

export type Scene = 'tea-garden' | 'coronation-bridge' | 'town-street' | 'hill-house';

const widths = [640, 1024, 1600] as const;

const url = (scene: Scene, width: number, format: 'avif' | 'jpg') =>
  files[`./pictures/${scene}-${width}.${format}`] ?? '';
const sourceSet = (scene: Scene, format: 'avif' | 'jpg') =>
  widths.map((width) => `${url(scene, width, format)} ${width}w`).join(', ');

// On a phone the picture is cut to an upright format, and so is shown wider than the screen.
const sizes = '(max-width: 640px) 140vw, 100vw';

/** Has the browser fetch a scene before anything else of the page. */
export function scenePreload(scene: Scene) {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(scene, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  } as const;
}

/** A drawn scene that fills the box it is in, dimmed in dark colours. */
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
      <source type="image/avif" srcSet={sourceSet(scene, 'avif')} sizes={sizes} />
      <img
        src={url(scene, 1600, 'jpg')}
        srcSet={sourceSet(scene, 'jpg')}
        sizes={sizes}
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
