/** Where the lists of an index stand, by their place. */
export interface Lists {
  heads: Uint32Array;
  /** The bit position of the next code. */
  tails: Uint32Array;
  /** The bit position of the end of the current chunk; 0 if there is no such list yet. */
  ends: Uint32Array;
  levels: Uint8Array;
  widths: Uint8Array;
  /** The smallest number that may be appended. */
  nexts: Uint32Array;
  counts: Uint32Array;
}

export function createLists(length: number): Lists {
  const numbers = () => new Uint32Array(length);
  return {
    heads: numbers(),
    tails: numbers(),
    ends: numbers(),
    levels: new Uint8Array(length),
    widths: new Uint8Array(length),
    nexts: numbers(),
    counts: numbers(),
  };
}

export function withCapacity(lists: Lists, length: number): Lists {
  const larger = createLists(length);
  for (const name of ['heads', 'tails', 'ends', 'levels', 'widths', 'nexts', 'counts'] as const)
    larger[name].set(lists[name]);
  return larger;
}
