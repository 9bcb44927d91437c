/** Phones send photos that are shared to the installed site here; the service worker answers, and keeps them. */
export const shareAction = '/share';
export const sharedPhotosField = 'photos';
