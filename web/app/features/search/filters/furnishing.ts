import { furnishings } from '@thikana/contract/vocabulary';
import { furnishingLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { someOf } from './some-of.ts';

export const furnishing = someOf(m.filter_furnishing, () => furnishings, furnishingLabel);
