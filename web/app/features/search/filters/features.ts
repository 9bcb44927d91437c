import { type SearchFeature, searchFeatures } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';
import { someOf } from './some-of.ts';

const labels: Record<SearchFeature, () => string> = {
  parking: m.filter_parking,
  'attached-bathroom': m.filter_attached_bathroom,
  shutter: m.filter_shutter,
  pictures: m.filter_pictures,
};

export const features = someOf(m.filter_with, searchFeatures, (feature) => labels[feature]());
