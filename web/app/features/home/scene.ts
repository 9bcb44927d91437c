import type { Site } from '@thikana/contract/site';

/** The files of a cut as `srcset`, by format. A new picture has no AVIF yet. */
interface Files {
  avif: string | undefined;
  jpg: string;
}

/** A picture in two cuts: upright for phones, and whole. */
export interface Scene {
  /** The fallback, whose address identifies the scene. */
  src: string;
  upright: Files;
  whole: Files;
}

const uprightWidths = [480, 720];
const wholeWidths = [640, 1024, 1600];

/** An illustration of the site. The addresses of its files contain a hash of their content. */
export function ownScene(name: string, files: Record<string, string>): Scene {
  const url = (size: string, format: string) => files[`./pictures/${name}-${size}.${format}`] ?? '';
  const filesOf = (prefix: string, widths: readonly number[]): Files => {
    const sourceSet = (format: string) =>
      widths.map((width) => `${url(`${prefix}${width}`, format)} ${width}w`).join(', ');
    return { avif: sourceSet('avif'), jpg: sourceSet('jpg') };
  };
  return {
    src: url('1600', 'jpg'),
    upright: filesOf('upright-', uprightWidths),
    whole: filesOf('', wholeWidths),
  };
}

type SlidePicture = NonNullable<Site['heroSlides'][number]['picture']>;

/** A picture that the operator uploaded. */
export function sceneOfPicture({ url, wide, upright }: SlidePicture): Scene {
  return { src: url, upright: filesIn(upright), whole: filesIn(wide) };
}

function filesIn(sources: SlidePicture['wide']): Files {
  const ofType = (type: string) => sources.find((source) => source.type === type)?.srcset;
  return { avif: ofType('image/avif'), jpg: ofType('image/jpeg') ?? '' };
}
