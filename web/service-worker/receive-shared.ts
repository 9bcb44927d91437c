import { pathIn, splitLanguage } from '@thikana/contract/language-paths';
import { shareAction, sharedPhotosField } from '@thikana/contract/shared-photos';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { saveShared } from '../app/lib/device/shared-photos.ts';

/** The site is installed from a page in any language. */
export const isShareAddress = ({ pathname }: URL): boolean => splitLanguage(pathname).path === shareAction;

/** Keeps the photos that another app shares until a post takes them, and opens the choice of a post. */
export const receiveShared: RouteHandlerCallback = async ({ request, url }) => {
  const shared = await request.formData();
  const photos = shared.getAll(sharedPhotosField).filter((entry) => entry instanceof File);
  if (photos.length > 0) await saveShared(photos);
  const form = pathIn('/dashboard/new-post', splitLanguage(url.pathname).language);
  return Response.redirect(new URL(form, url).href, 303);
};
