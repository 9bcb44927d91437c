/** The password of everyone in the tests. */
export const password = 'a quiet verandah';
