import { previewSize } from '@thikana/contract/preview';
import type { MetaDescriptor } from 'react-router';

/** A picture in the size that previews use, and its description. */
export function previewMeta({ path, alt }: { path: string; alt: string }) {
  return (address: (path: string) => string): MetaDescriptor[] => [
    { property: 'og:image', content: address(path) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: String(previewSize.width) },
    { property: 'og:image:height', content: String(previewSize.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:image', content: address(path) },
    { name: 'twitter:image:alt', content: alt },
  ];
}
