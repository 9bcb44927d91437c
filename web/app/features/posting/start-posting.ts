import type { Call } from '@thikana/contract/client';
import { viewOwnListing } from '@thikana/contract/listings';
import type { Intent } from '@thikana/contract/vocabulary';
import { getSession } from '#web/lib/session.ts';
import { copyPictures } from './copy-pictures.ts';
import { type Draft, loadDraft } from './draft-store.ts';
import { emptyValues, valuesOf } from './posting-values.ts';

/** What a new post starts from. */
export interface PostingStart extends Draft {
  draftKey: string;
  /** The post had been begun before and was found on this device. */
  isRestored: boolean;
  /** Pictures of the copied post that could not be fetched again. */
  missingPictures: number;
}

/** A new post: as it was left, or prefilled from an earlier one, or empty. */
export async function startPosting(call: Call, intent: Intent, copyOf: string | null): Promise<PostingStart> {
  const owner = getSession()?.user._id ?? '';
  const draftKey = [owner, intent, copyOf].filter(Boolean).join('/');
  const start = { draftKey, isRestored: false, missingPictures: 0, step: 0 };
  // A device without storage for the page keeps no drafts; posting works all the same.
  const draft = await loadDraft(draftKey).catch(() => undefined);
  if (draft) return { ...start, ...draft, values: { ...emptyValues, ...draft.values }, isRestored: true };
  if (!copyOf) return { ...start, values: emptyValues, files: [] };

  const { post } = await call(viewOwnListing, { params: { id: copyOf } });
  const { files, missing } = await copyPictures(post.pictures);
  return { ...start, values: valuesOf(post), files, missingPictures: missing };
}
