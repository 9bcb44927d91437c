import { findLandmark } from '../../landmarks.ts';
import { defineFilter, several } from '../filter.ts';

/** More would be no place, and every listing is compared with each. */
const mostLandmarks = 20;
const { isList, read } = several((slug) => findLandmark(slug)?.slug);

export const landmark = defineFilter({
  name: 'landmark',
  isList,
  read(text) {
    const slugs = read(text);
    return slugs && slugs.length <= mostLandmarks ? slugs : undefined;
  },
  description: 'Slugs of at most 20 landmarks: listings near one of them.',
});
