import { globSync, readFileSync } from 'node:fs';
import { siteLanguages } from '@thikana/contract/language';
import { describe, expect, it, test } from 'vitest';
import { everyLetter, everyOtherMail, link, type MailOfKind, siteName } from '../test/every-mail.ts';
import { inLanguage } from './lib/current-language.ts';

const everyMail = (name: string, title: string): [string, MailOfKind][] =>
  Object.entries({ ...everyLetter(name, title), ...everyOtherMail(name, title) });

it('has every kind of email', () => {
  const made = globSync('src/features/*/mails/*.ts', { cwd: `${import.meta.dirname}/..` })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(`${import.meta.dirname}/../${file}`, 'utf8');
      return [...source.matchAll(/export function (\w+Mail)\b/g)].map(([, name]) => name);
    });
  const shown = everyMail('Asha', 'Title').map(([, { by }]) => by);
  expect([...new Set(shown)].sort()).toEqual(made.sort());
});

describe.each(Object.entries(everyLetter('Asha Rai', '2 BHK near Sevoke Road')))(
  '%s',
  (_name, { compose }) => {
    test('both parts greet the reader and carry the link', () => {
      const mail = compose();
      expect(mail.link).toBe(link);
      for (const part of [mail.html, mail.text]) {
        expect(part).toContain('Hello Asha Rai,');
        expect(part).toContain(link);
      }
    });
  },
);

test.each(everyMail('<b onclick=x>Asha</b>', '<script>alert(1)</script>'))(
  '%s escapes names and titles',
  (_name, { compose }) => {
    const { html } = compose();
    expect(html).not.toContain('<b onclick');
    expect(html).not.toContain('<script');
  },
);

test.each(everyMail('Asha', 'Title'))('%s has a value for each of its parameters', (_name, { compose }) => {
  const { subject, text } = compose();
  expect(`${subject} ${text}`).not.toMatch(/undefined|NaN|\[object|[{}]/);
});

test.each(everyMail('Asha', 'Title'))('%s uses the site’s configured name', (_name, { compose }) => {
  const { subject, html, text } = compose();
  expect(text).toContain(siteName);
  expect(`${subject} ${html} ${text}`).not.toContain('Thikana');
});

/** What people wrote, names, and what the languages write with Latin letters. */
const ofNoLanguage = new RegExp(
  [
    siteName,
    'Asha',
    'C-2026-000123',
    'Title',
    'visitor@homes.example',
    'https://\\S+',
    'WhatsApp',
    'UPI',
    'SPF',
    'DKIM',
    'DMARC',
  ].join('|'),
  'gi',
);
const visible = (html: string) => html.replaceAll(/<style>.*?<\/style>|<[^>]*>|&\w+;|&#\d+;/gs, ' ');

describe.each(siteLanguages.filter((language) => language !== 'en'))('in %s', (language) => {
  test.each(everyMail('Asha', 'Title'))('%s has no English', (_name, { compose }) => {
    const { subject, text, html } = inLanguage(language, compose);
    expect(html).toContain(`<html lang="${language}-IN"`);
    const shown = `${subject}\n${text}\n${visible(html)}`.replaceAll(/\s+/g, ' ');
    const words = shown.replaceAll(ofNoLanguage, '');
    expect(words.match(/\p{Script=Latin}+(?: \p{Script=Latin}+)*/gu) ?? []).toEqual([]);
  });
});
