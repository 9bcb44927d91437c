import { areaLabel, areaValues } from '@thikana/contract/areas';
import { m } from '#web/paraglide/messages.js';
import { someOf } from './some-of.ts';

export const location = someOf(m.search_location, areaValues, areaLabel);
