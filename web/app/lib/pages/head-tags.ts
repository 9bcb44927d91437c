import type { LinkHTMLAttributes, MetaHTMLAttributes } from 'react';

export type LinkTag = LinkHTMLAttributes<HTMLLinkElement>;

/** An element in the head of a page: its title, a meta element, or a link, which has a `rel`. */
export type HeadTag =
  | { title: string; rel?: undefined }
  | (MetaHTMLAttributes<HTMLMetaElement> & { title?: undefined; rel?: undefined })
  | (LinkTag & { rel: string });
