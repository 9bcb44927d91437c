import type { SearchFeature } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';

const labels: Record<SearchFeature, () => string> = {
  parking: m.filter_parking,
  'attached-bathroom': m.filter_attached_bathroom,
  shutter: m.filter_shutter,
  pictures: m.filter_pictures,
};

export const featureLabel = (feature: SearchFeature): string => labels[feature]();
