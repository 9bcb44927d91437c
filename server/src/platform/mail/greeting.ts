import { isNewMember } from '../../lib/new-member.ts';
import { m } from '../../paraglide/messages.js';

const longestName = 60;
const looksLikeAddress = /[:/@\\]|\bwww\b|\p{L}\.\p{L}{2,}/iu;

/**
 * Leaves out the name of an account without one, and a name that looks like a link: anyone can sign up with any email
 * address, and the site must not send a stranger's advertisement.
 */
export function greeting(name: string): string {
  const plain = isNewMember(name) ? undefined : plainName(name);
  return plain ? m.mail_greeting({ name: plain }) : m.mail_greeting_nameless();
}

/** Another person's name in an email, by the same rule. */
export function otherPerson(name: string): string {
  return plainName(name) ?? m.mail_other_person();
}

function plainName(name: string): string | undefined {
  const plain = name.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return !plain || plain.length > longestName || looksLikeAddress.test(plain) ? undefined : plain;
}
