import { type Kysely, sql } from 'kysely';
import { editDistance } from '../../../lib/edit-distance.ts';
import { wordsOf } from '../../../lib/words-of.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { KnownWords } from '../engine.ts';
import { soundOf } from './word-keys.ts';

/** The number of letters from which one and two typing mistakes are allowed. */
const lettersForOneTypo = 4;
const lettersForTwoTypos = 8;
/** The number of stems whose spelling is looked up. */
const mostStems = 12;
/** The number of listings to read, because `balconies` and `balcony` share a stem. */
const listingsPerStem = 5;

/**
 * Returns the correction of a word that no listing has: the nearest word of some listing, the most frequent if
 * several are equally near. Numbers are not corrected. A word that was typed in another script has to sound the same
 * or to be long: `चाँद` is not `hand`.
 */
export async function nearestWord(
  db: Kysely<Tables>,
  known: KnownWords,
  typed: string,
  isTransliterated: boolean,
): Promise<string | undefined> {
  const typos = typosAllowed(typed);
  if (typos === 0) return undefined;
  const stems = stemsNear(known, typed, typos);
  if (stems.length === 0) return undefined;
  const near = (await spellingsOf(db, known, stems)).flatMap(({ stem, word }) => {
    const distance = editDistance(typed, word, typos)?.whole ?? Number.POSITIVE_INFINITY;
    const isSure = !isTransliterated || soundOf(word) === soundOf(typed);
    return distance <= (isSure ? typos : typos - 1) && wordsOf(word)[0] === word
      ? [{ word, distance, count: known.countOf(stem) }]
      : [];
  });
  near.sort((one, other) => one.distance - other.distance || other.count - one.count);
  return near[0]?.word;
}

function typosAllowed(typed: string): number {
  if (typed.length < lettersForOneTypo || /\p{N}/u.test(typed)) return 0;
  return typed.length < lettersForTwoTypos ? 1 : 2;
}

/** Stems similar to a prefix of the word, because the ending that was stemmed is unknown. */
function stemsNear(known: KnownWords, typed: string, typos: number): string[] {
  // The first letter is correct, swapped with the next, or superfluous.
  const beginnings = new Set(typed.slice(0, 2));
  return [...beginnings]
    .flatMap((letter) => known.beginningWith(letter))
    .flatMap((stem) => {
      // `balcony` has the stem `balconi`.
      const sure = stem.endsWith('i') ? stem.slice(0, -1) : stem;
      if (sure.length * 2 < typed.length || sure.length > typed.length + typos) return [];
      const distance = editDistance(sure, typed, typos)?.beginning ?? Number.POSITIVE_INFINITY;
      return distance <= typos
        ? [{ stem, distance: distance + (typed.length - sure.length) / typed.length }]
        : [];
    })
    .sort(
      (one, other) => one.distance - other.distance || known.countOf(other.stem) - known.countOf(one.stem),
    )
    .slice(0, mostStems)
    .map(({ stem }) => stem);
}

/** How listings spell each stem. */
async function spellingsOf(db: Kysely<Tables>, known: KnownWords, stems: readonly string[]) {
  const found = stems.flatMap((stem) => known.idsWith(stem, listingsPerStem).map((id) => ({ stem, id })));
  const { rows } = await sql<{ stem: string; word: string }>`
    select distinct stem, lower(token) as word
    from unnest(${found.map(({ id }) => id)}::text[], ${found.map(({ stem }) => stem)}::text[]) asked (listing_id, stem)
    join listings on id = listing_id
    cross join ts_parse('default', concat_ws(' ', title, location, alternate_location, replace(area, '_', ' '), description))
    where starts_with(lower(token), left(stem, 2)) and ts_lexize('english_stem', lower(token)) = array[stem]`.execute(
    db,
  );
  return rows;
}
