import { objectStore } from '#web/lib/device/object-store.ts';
import type { PostingValues } from './posting-values.ts';

/** A new post or an edit, saved on this device until it is sent. */
export interface Draft {
  values: PostingValues;
  /** Pictures chosen from the device. */
  files: File[];
  /** Addresses of the pictures of the edited or copied listing. */
  kept?: string[] | undefined;
  step: number;
  submission?: Submission | undefined;
  /** It was submitted without a connection, and is sent when there is one. */
  isWaiting?: boolean | undefined;
  /** `updatedAt` of the listing when the edit began. */
  basedOn?: string | undefined;
}

/** A request that was sent but not confirmed. */
export interface Submission {
  /** The posting key, which makes the server store it only once. */
  key: string;
  /** A summary of the content, to compare attempts. */
  content: string;
}

const drafts = objectStore<Draft>('posting', 'drafts');

export const loadDraft = (key: string) => drafts.get(key);
export const saveDraft = (key: string, draft: Draft) => drafts.put(key, draft);
export const removeDraft = (key: string) => drafts.remove(key);
export const listDrafts = () => drafts.list();
