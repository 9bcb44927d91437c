import { objectStore } from './object-store.ts';

const store = objectStore<File[]>('shared', 'photos');
const key = 'photos';

/** Keeps photos that another app shared, until a new post takes them. */
export function saveShared(photos: File[]): Promise<void> {
  return store.put(key, photos);
}

/** Takes the shared photos out of their store. Without access to storage there are none. */
export async function takeShared(): Promise<File[]> {
  try {
    const photos = (await store.get(key)) ?? [];
    if (photos.length > 0) await store.remove(key);
    return photos;
  } catch {
    return [];
  }
}

export async function countShared(): Promise<number> {
  // Without access to storage there are none.
  return (await store.get(key).catch(() => undefined))?.length ?? 0;
}
