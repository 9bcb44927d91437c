import type { MetaDescriptor } from 'react-router';

/** For a page whose address is a secret, and whose content changes. */
export const secretAddressHeaders = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

/** No search engine keeps the address of such a page, and no link on it tells the next site. */
export function secretAddressMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'no-referrer' }];
}
