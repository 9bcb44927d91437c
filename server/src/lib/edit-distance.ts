export interface EditDistance {
  /** From the query to the whole word. */
  whole: number;
  /** From the query to the nearest prefix of the word. */
  beginning: number;
}

const longest = 40;
let beforePrevious = new Uint8Array(longest + 1);
let previous = new Uint8Array(longest + 1);
let current = new Uint8Array(longest + 1);

/**
 * Damerau-Levenshtein distance (a swap of adjacent letters counts once). Returns undefined as soon as both distances
 * exceed the limit. Reuses its rows between calls, because it runs for hundreds of words per keystroke.
 */
export function editDistance(query: string, word: string, limit: number): EditDistance | undefined {
  if (query.length > longest || word.length > longest) return undefined;
  for (let column = 0; column <= word.length; column++) previous[column] = column;
  for (let row = 1; row <= query.length; row++) {
    if (fillRow(query, word, row) > limit) return undefined;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  let beginning = query.length;
  for (let column = 0; column <= word.length; column++) beginning = Math.min(beginning, at(previous, column));
  return { whole: at(previous, word.length), beginning };
}

function fillRow(query: string, word: string, row: number): number {
  const letter = query.charCodeAt(row - 1);
  current[0] = row;
  let least = row;
  for (let column = 1; column <= word.length; column++) {
    const same = letter === word.charCodeAt(column - 1);
    let cost = Math.min(
      at(previous, column) + 1,
      at(current, column - 1) + 1,
      at(previous, column - 1) + (same ? 0 : 1),
    );
    const swapped =
      row > 1 &&
      column > 1 &&
      letter === word.charCodeAt(column - 2) &&
      query.charCodeAt(row - 2) === word.charCodeAt(column - 1);
    if (swapped) cost = Math.min(cost, at(beforePrevious, column - 2) + 1);
    current[column] = cost;
    least = Math.min(least, cost);
  }
  return least;
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? longest;
}
