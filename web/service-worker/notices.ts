import type { ToWorker } from '@thikana/contract/service-worker-messages';
import { keepOfflinePage, keepOpened } from './documents.ts';
import { keepForms } from './forms.ts';
import { setLight } from './light-data.ts';
import { keepFiles, keepShortlisted } from './shortlisted.ts';
import { tellAgain } from './tell-pages.ts';

/** Does what a page says. */
export async function takeNotice(event: ExtendableMessageEvent): Promise<void> {
  const { data, source } = event;
  const notice = data as ToWorker;
  switch (notice.kind) {
    case 'opened':
      if (source && 'id' in source) {
        tellAgain(source.id);
        await keepOfflinePage(source.url).catch(() => undefined);
        if (notice.isFirst && !notice.isLight) await keepOpened(source.url, event).catch(() => undefined);
      }
      await setLight(notice.isLight);
      return keepFiles(notice.files);
    case 'light':
      return setLight(notice.isLight);
    case 'shortlist':
      return keepShortlisted(notice.listings);
    case 'forms':
      return keepForms(notice.documents, notice.files);
  }
}
