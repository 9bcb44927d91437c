import { currentLanguage } from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import type { ToWorker } from '@thikana/contract/service-worker-messages';
import { isLightData } from './lib/device/light-data.ts';
import { shortlist } from './lib/device/saved-listings.ts';
import { loadedFiles } from './lib/offline/loaded-files.ts';
import { getSession, onSessionChange } from './lib/session/session.ts';

const formsOfUsers = ['', '/rent', '/sell'].map((kind) => `/dashboard/new-post${kind}`);

/** The pages that work without a connection: the shortlist and, for users, the inbox and the forms of a post. */
function pagesToKeep(): string[] {
  const isUser = getSession()?.user.role === 'user';
  if (!isUser && shortlist.get().length === 0) return [];
  const paths = ['/shortlist', ...(isUser ? ['/dashboard/messages', ...formsOfUsers] : [])];
  return paths.map((path) => pathIn(path, currentLanguage()));
}

/**
 * Has the service worker keep the pages that people who save listings or log in need without a connection, but not with
 * light data.
 */
export async function keepForms(tell: (message: ToWorker) => void): Promise<void> {
  let last = '';
  const keep = async () => {
    const documents = pagesToKeep();
    if (documents.length === 0 || documents.join() === last || isLightData() || !navigator.onLine) return;
    last = documents.join();
    // The code that opens pages, which documents do not name.
    await Promise.all([import('./all-pages.ts'), import('../framework/full-router.ts')]).catch(() => {
      last = '';
    });
    tell({ kind: 'forms', documents, files: loadedFiles() });
  };
  shortlist.subscribe(() => void keep());
  onSessionChange(() => void keep());
  window.addEventListener('online', () => void keep());
  await keep();
}
