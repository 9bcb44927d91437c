import type { SendMailOptions } from 'nodemailer';
import type { AddressedMail } from './mailer.ts';

const addressPattern = /^[^\s@<>"(),:;[\]\\\p{C}]+@[^\s@<>"(),:;[\]\\\p{C}]+$/u;
const addressMaxLength = 254;

/** The message for nodemailer: exactly one recipient, and headers that user text cannot extend. */
export function toMessage(mail: AddressedMail, from: string): SendMailOptions {
  return {
    from: mail.senderName ? { name: singleLine(mail.senderName), address: addressOf(from) } : from,
    to: { name: '', address: soleAddress(mail.to) },
    ...(mail.replyTo && isSoleAddress(mail.replyTo) ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: singleLine(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.calendar ? { icalEvent: { ...mail.calendar, filename: 'visit.ics' } } : {}),
    ...(mail.id ? { messageId: `<${mail.id}@${domainOf(from)}>` } : {}),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.unsubscribeLink ? unsubscribeHeaders(mail.unsubscribeLink) : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The headers of RFC 8058. */
function unsubscribeHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The address of a From header. */
function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}

function domainOf(from: string): string {
  return /@([^\s<>@]+)/.exec(from)?.[1] ?? 'localhost';
}

function soleAddress(to: string): string {
  if (isSoleAddress(to)) return to;
  throw new Error(`Cannot send mail: ${JSON.stringify(to)} is not an email address.`);
}

function isSoleAddress(text: string): boolean {
  return text.length <= addressMaxLength && addressPattern.test(text);
}

function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
