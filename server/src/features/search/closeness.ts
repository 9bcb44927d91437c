import { type Expression, sql } from 'kysely';

/**
 * A listing has parts of this many words: title, place, then description. Title and place belong to the first part,
 * whatever their length.
 */
const wordsInPart = 32;
/** Later places count as this one. */
export const lastPart = 3;

/** Of a word of the description, by its position in the listing, which begins at 1. */
export const partOf = (position: number): number =>
  Math.min(lastPart, Math.floor((position - 1) / wordsInPart));

/** How close the words of a listing are, by the number of parts between the first and the last one: more is closer. */
export const closenessOf = (parts: number): number => lastPart - parts;
export const mostCloseness = closenessOf(0);

/** The same in SQL, of the first places of the words in the fields where they count most. */
export function closenessInSql(words: readonly string[]): Expression<number> {
  return sql<number>`(
    select ${sql.lit(mostCloseness)} - (max(part) - min(part))
    from (
      select distinct on (place)
        case when weight in ('A', 'B') then 0
             else least(${sql.lit(lastPart)}, (position - 1) / ${sql.lit(wordsInPart)}) end as part
      from unnest(${words}::text[]) with ordinality as asked (stems, place)
      cross join unnest(words) as listed (lexeme, positions, weights)
      cross join unnest(positions, weights) as said (position, weight)
      where exists (
        select from unnest(string_to_array(stems, '|')) as stem where starts_with(lexeme, stem))
      order by place, weight, position) as first)`;
}
