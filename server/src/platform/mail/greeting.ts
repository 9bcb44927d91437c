const longestName = 60;
const looksLikeAddress = /[:/@\\]|\bwww\b|\p{L}\.\p{L}{2,}/iu;

/**
 * Anyone may type any address into the sign-up form, so a name that reads like a link is left out: otherwise
 * the site could be made to mail a stranger's advertisement.
 */
export function greeting(name: string): string {
  const plain = plainName(name);
  return plain ? `Hello ${plain},` : 'Hello,';
}

/** Another person as a mail names them, by the same rule. */
export function otherPerson(name: string): string {
  return plainName(name) ?? 'the other person';
}

function plainName(name: string): string | undefined {
  const plain = name.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return !plain || plain.length > longestName || looksLikeAddress.test(plain) ? undefined : plain;
}
