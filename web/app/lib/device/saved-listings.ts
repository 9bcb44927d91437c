import { limits } from '@thikana/contract/vocabulary';
import { savedKeys } from './saved-keys.ts';
import { type SavedList, savedList } from './saved-list.ts';

/** A listing that the visitor saved or viewed, and when. */
export interface SavedListing {
  id: string;
  at: number;
  /** The account has it too, so it leaves the device with a log-out. */
  isInAccount?: boolean;
}

/** The number of recently viewed listings that are stored. */
export const viewedCount = 20;
/** One request can fetch the whole shortlist and the recently viewed listings. */
export const shortlistCount = limits.cardsPerRequest - viewedCount;

export const shortlist = savedList(savedKeys.shortlist, { isEntry: isSavedListing, limit: shortlistCount });
export const viewed = savedList(savedKeys.viewed, { isEntry: isSavedListing, limit: viewedCount });

/** Adds a listing to the shortlist or removes it; returns false if the shortlist is full. */
export function toggleShortlisted(id: string): boolean {
  if (shortlist.get().some((kept) => kept.id === id)) {
    forget(shortlist, id);
    return true;
  }
  if (shortlist.get().length >= shortlistCount) return false;
  shortlist.set([{ id, at: Date.now() }, ...shortlist.get()]);
  return true;
}

export function rememberViewed(id: string): void {
  const others = viewed.get().filter((kept) => kept.id !== id);
  viewed.set([{ id, at: Date.now() }, ...others].slice(0, viewedCount));
}

export function forget(list: SavedList<SavedListing>, id: string): void {
  list.set(list.get().filter((kept) => kept.id !== id));
}

/** Others may use this device after a log-out. What no account has stays. */
export function forgetAccountShortlist(): void {
  const others = shortlist.get().filter(({ isInAccount }) => !isInAccount);
  if (others.length < shortlist.get().length) shortlist.set(others);
}

function isSavedListing(value: unknown): value is SavedListing {
  const { id, at } = (value ?? {}) as Partial<Record<keyof SavedListing, unknown>>;
  const isTime = typeof at === 'number' && !Number.isNaN(new Date(at).getTime());
  return isTime && typeof id === 'string' && /^[0-9a-f]{24}$/.test(id);
}
