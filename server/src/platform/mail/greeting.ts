const longestName = 60;
const looksLikeAddress = /[:/@\\]|\bwww\b|\p{L}\.\p{L}{2,}/iu;

/**
 * Anyone may type any address into the sign-up form, so a name that reads like a link is left out: otherwise
 * the site could be made to mail a stranger's advertisement.
 */
export function greeting(name: string): string {
  const plain = name.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  if (!plain || plain.length > longestName || looksLikeAddress.test(plain)) return 'Hello,';
  return `Hello ${plain},`;
}
