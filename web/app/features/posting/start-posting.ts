import type { Call } from '@thikana/contract/client';
import { type ManagedListing, viewOwnListing } from '@thikana/contract/own-listings';
import type { Intent } from '@thikana/contract/vocabulary';
import { takeShared } from '#web/lib/device/shared-photos.ts';
import { getSession } from '#web/lib/session/session.ts';
import { type Draft, loadDraft, removeDraft } from './draft-store.ts';
import { emptyValues, firstValues, valuesAgain, valuesOf } from './posting-values.ts';
import { stepOf } from './use-wizard.ts';

interface Start extends Draft {
  draftKey: string;
  /** A draft was found on this device. */
  isRestored: boolean;
}

/** The initial state of a new post. */
export interface PostingStart extends Start {
  /** The home was posted before, and its price and date are to be confirmed. */
  isAgain: boolean;
  /** Why the listing to correct was rejected. */
  rejectionReason?: string | undefined;
}

/** The initial state of an edit. */
export interface EditStart extends Start {
  kept: string[];
  basedOn: string;
}

/**
 * Starts a new post: from its draft, from an earlier listing, or empty. `copy` in the address names a listing to
 * correct, `again` one to offer as it was.
 */
export async function startPosting(
  call: Call,
  intent: Intent,
  search: URLSearchParams,
): Promise<PostingStart> {
  const again = search.get('again');
  const copyOf = again ?? search.get('copy');
  const draftKey = draftKeyOf(copyOf ? `${intent}/${copyOf}` : intent);
  const start = { draftKey, isRestored: false, isAgain: again !== null, step: 0 };
  const asked = stepOf(search);
  const viewEarlier = (id: string) => call(viewOwnListing, { params: { id } });
  const [draft, shared] = await Promise.all([findDraft(draftKey), copyOf ? [] : takeShared()]);
  if (draft) {
    // An address leads back to a step, never past one that is not filled in.
    const step = Math.min(draft.step, asked ?? draft.step);
    const files = [...draft.files, ...shared];
    const corrected = copyOf && !again ? await viewEarlier(copyOf).catch(() => undefined) : undefined;
    const rejectionReason = corrected?.post.rejectionReason;
    // The day that was offered when the draft began may be over.
    const values = copyOf ? valuesAgain(draft.values) : draft.values;
    return { ...start, ...draft, values, step, files, isRestored: true, rejectionReason };
  }
  if (!copyOf) return { ...start, values: firstValues(), files: shared };

  const { post } = await viewEarlier(copyOf);
  const { pictures: kept, rejectionReason } = post;
  const step = asked ?? start.step;
  return { ...start, step, values: valuesAgain(valuesOf(post)), files: [], kept, rejectionReason };
}

/** Starts an edit: from its draft, or from the listing as posted. */
export async function startEdit(
  call: Call,
  id: string,
  search: URLSearchParams,
): Promise<{ post: ManagedListing; start: EditStart }> {
  const { post } = await call(viewOwnListing, { params: { id } });
  const draftKey = editDraftKey(id);
  const start = {
    draftKey,
    isRestored: false,
    step: stepOf(search) ?? 0,
    values: valuesOf(post),
    files: [],
    kept: post.pictures,
    basedOn: post.updatedAt,
  };
  if (post.approvalStatus !== 'pending') {
    await removeDraft(draftKey).catch(() => undefined);
    return { post, start };
  }
  const draft = await findDraft(draftKey);
  if (!draft) return { post, start };
  const { kept = [], basedOn = post.updatedAt, ...rest } = draft;
  const step = Math.min(rest.step, stepOf(search) ?? rest.step);
  return { post, start: { ...start, ...rest, step, kept, basedOn, isRestored: true } };
}

/** The storage key of an edit's draft. */
export function editDraftKey(id: string): string {
  return draftKeyOf(`edit/${id}`);
}

function draftKeyOf(what: string): string {
  return `${getSession()?.user._id ?? ''}/${what}`;
}

async function findDraft(key: string): Promise<Draft | undefined> {
  // Without access to storage there are no drafts, and posting still works.
  const draft = await loadDraft(key).catch(() => undefined);
  return draft && { ...draft, values: { ...emptyValues, ...draft.values } };
}
