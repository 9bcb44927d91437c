import { sharedPhotosField } from '@thikana/contract/shared-photos';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { saveShared } from '../app/lib/device/shared-photos.ts';

/** Keeps the photos that another app shares until a post takes them, and opens the choice of a post. */
export const receiveShared: RouteHandlerCallback = async ({ request, url }) => {
  const form = await request.formData();
  const photos = form.getAll(sharedPhotosField).filter((entry) => entry instanceof File);
  if (photos.length > 0) await saveShared(photos);
  return Response.redirect(new URL('/dashboard/new-post', url).href, 303);
};
