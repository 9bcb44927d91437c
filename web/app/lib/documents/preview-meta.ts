import { previewSize } from '@thikana/contract/preview';
import type { HeadTag } from '#web/lib/pages/head-tags.ts';

/** A picture in the size that previews use, and its description. */
export function previewMeta({ path, alt }: { path: string; alt: string }) {
  return (address: (path: string) => string): HeadTag[] => [
    { property: 'og:image', content: address(path) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(previewSize.width) },
    { property: 'og:image:height', content: String(previewSize.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:image', content: address(path) },
    { name: 'twitter:image:alt', content: alt },
  ];
}
