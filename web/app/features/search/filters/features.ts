import { searchFeatures } from '@thikana/contract/search/filters/features';
import { featureLabel } from '#web/lib/format/yes-no-fields.ts';
import { m } from '#web/paraglide/messages.js';
import { someOf } from './some-of.ts';

export const features = someOf(
  m.filter_with,
  () => searchFeatures,
  (feature) => (feature === 'pictures' ? m.filter_pictures() : featureLabel(feature)),
);
