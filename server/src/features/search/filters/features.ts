import { searchFeatures } from '@thikana/contract/search/filters/features';
import { type SqlBool, sql } from 'kysely';
import { hasPictures } from '../../listings/listings.feature.ts';
import { featureBits } from '../catalogue/catalogue-columns.ts';
import { byCode } from '../catalogue/column-conditions.ts';
import { named, sum } from '../catalogue/left.ts';
import { featureColumns } from '../feature-columns.ts';
import { defineFilter } from '../filter.ts';

export const features = defineFilter({
  name: 'with',
  ask: (filter) => filter.with,
  where: (wanted, builder) =>
    builder.and(
      wanted.map((feature) =>
        feature === 'pictures'
          ? hasPictures(builder)
          : sql<SqlBool>`${sql.ref(featureColumns[feature])} = true`,
      ),
    ),
  condition(wanted, { details }) {
    const bits = wanted.reduce((all, feature) => all | featureBits[feature], 0);
    return byCode(details, (code) => (code & bits) === bits);
  },
  isMetBy: (wanted, listing) => wanted.every((feature) => listing[featureColumns[feature]] === true),
  facet: {
    isAdded: true,
    count({ columns, tally }) {
      const counts = tally(columns.details);
      return named(searchFeatures, (feature) =>
        sum(counts.filter((_, code) => (code & featureBits[feature]) !== 0)),
      );
    },
  },
});
