import { ApiError } from '@thikana/contract/api-error';
import { postListing } from '@thikana/contract/own-listings';
import { toast } from '#web/components/ui/toast.tsx';
import { call, isSessionLost } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';
import { type Draft, listDrafts, removeDraft, saveDraft } from './draft-store.ts';
import { addPictures, postedPictures } from './picture-list.ts';
import { postingFormData } from './posting-form-data.ts';

/** Posts the drafts that this user submitted without a connection. */
export async function sendWaitingPosts(userId: string): Promise<void> {
  for (const { key, value } of await listDrafts()) {
    const [owner, intent] = key.split('/');
    if (owner !== userId || !value.isWaiting || !value.submission) continue;
    if (intent === 'rent' || intent === 'sell') await send(key, value, intent, value.submission.key);
  }
}

async function send(key: string, draft: Draft, intent: 'rent' | 'sell', postingKey: string): Promise<void> {
  const pictures = addPictures(postedPictures(draft.kept ?? []), draft.files).list;
  const body = postingFormData(intent, draft.values, pictures);
  try {
    await call(postListing, { headers: { 'idempotency-key': postingKey }, body });
    await removeDraft(key);
    toast.success(m.post_succeeded());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || isSessionLost(error)) return;
    // The draft stays, and its owner corrects it.
    await saveDraft(key, { ...draft, isWaiting: false, submission: undefined });
    toast.error(m.post_waiting_failed());
  }
}
