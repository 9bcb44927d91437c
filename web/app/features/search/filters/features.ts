import { featureFields, searchFeatures } from '@thikana/contract/vocabulary';
import { yesNoLabel } from '#web/lib/format/yes-no-fields.ts';
import { m } from '#web/paraglide/messages.js';
import { someOf } from './some-of.ts';

export const features = someOf(m.filter_with, searchFeatures, (feature) =>
  feature === 'pictures' ? m.filter_pictures() : yesNoLabel(featureFields[feature]),
);
