import type { MetaDescriptor } from 'react-router';

interface Page {
  title: string;
  description: string;
  /** The page's own address on this site. */
  path: string;
  /** Where this site is reached; links for other sites need it. */
  origin?: string | undefined;
  image?: string | undefined;
}

/** What search engines and link previews read of a page. */
export function pageMeta({ title, description, path, origin = '', image }: Page): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: origin + path },
    ...(image ? [{ property: 'og:image', content: new URL(image, origin || undefined).href }] : []),
  ];
}

/** The page's name, then the site's. */
export function pageTitle(title: string): string {
  return `${title} · Thikana`;
}
