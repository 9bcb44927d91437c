import { announcePages } from './lib/documents/announce-pages.ts';
import type { PageModule } from './lib/pages/page-module.ts';

/** All pages by file, to be loaded one by one. The list is long, so the first page of a visit does without it. */
export const pages = import.meta.glob<PageModule>([
  './routes/{public,account,dashboard,admin}/*.tsx',
  './routes/admin/places/*.tsx',
  '!**/*.test.tsx',
]);

// Before the first of them opens.
announcePages();
