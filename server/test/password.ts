/** Everybody's in the tests. */
export const password = 'a quiet verandah';
