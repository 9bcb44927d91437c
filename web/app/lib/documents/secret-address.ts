import type { MetaDescriptor } from 'react-router';

/** For pages with a secret in the address, whose content changes. */
export const secretAddressHeaders = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

/** Keeps the page out of search engines and its address out of the referrer. */
export function secretAddressMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'no-referrer' }];
}
