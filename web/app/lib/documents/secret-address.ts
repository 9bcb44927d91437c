import type { HeadTag } from '#web/lib/pages/head-tags.ts';
import type { Matches } from '#web/lib/pages/page-module.ts';
import { unlistedMeta } from './page-title.ts';

/** For pages with a secret in the address, whose content changes. */
export const secretAddressHeaders = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

/** Keeps the page out of search engines and its address out of the referrer. */
export function secretAddressMeta(title: () => string) {
  const unlisted = unlistedMeta(title);
  return (args: { matches: Matches }): HeadTag[] => [
    ...unlisted(args),
    { name: 'referrer', content: 'no-referrer' },
  ];
}
