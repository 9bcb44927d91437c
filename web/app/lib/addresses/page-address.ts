import { pathIn } from '@thikana/contract/language-paths';

/** The absolute address of a page in the current language. */
export const pageAddress = (site: { url: string }, path: string): string =>
  new URL(pathIn(path), site.url).href;
