import { expect, it } from 'vitest';
import { inLanguage } from '../../lib/current-language.ts';
import { presentAuditEntry } from './audit.presenter.ts';

const at = new Date('2026-11-21T06:30:00Z');
const row = {
  id: 7,
  at,
  action: 'listing.reject',
  admin_id: 'a',
  admin_name: 'Asha Tamang',
  by_command_line: false,
  subject_id: 'l',
  subject_label: 'Two rooms',
  detail: 'The pictures are of another house',
  translations: null,
} as unknown as Parameters<typeof presentAuditEntry>[0];
const entry = {
  id: '7',
  at: at.toISOString(),
  action: 'listing.reject',
  admin: { _id: 'a', name: 'Asha Tamang' },
  isByCommandLine: false,
  subject: { _id: 'l', label: 'Two rooms' },
  detail: 'The pictures are of another house',
};

it.each([
  ['says who did what to whom and why', {}, {}],
  ['names nobody whose account is gone', { admin_id: null }, { admin: null }],
  ['names nobody whose name is gone', { admin_name: null }, { admin: null }],
  [
    'of the command line says so',
    { admin_id: null, by_command_line: true },
    { admin: null, isByCommandLine: true },
  ],
  ['has no reason where none was given', { detail: null }, { detail: undefined }],
])('an entry %s', (_, changes, expected) => {
  expect(presentAuditEntry({ ...row, ...changes })).toEqual({ ...entry, ...expected });
});

it.each([
  ['jobs.retry', 'send-mail', ['Send emails', 'Jobs: 3'], ['ইমেল পাঠানো', 'কাজ: 3']],
  ['jobs.retry', 'of-an-earlier-version', ['of-an-earlier-version', 'Jobs: 3'], undefined],
  ['site.breach', 'table users', ['table users', 'People: 3'], ['table users', 'মানুষ: 3']],
  ['sealed.read', 'All accounts', ['All accounts', 'Records: 3'], undefined],
] as const)('an entry of %s about %s says in words what it counts', (action, label, english, bengali) => {
  const shown = () => {
    const { subject, detail } = presentAuditEntry({ ...row, action, subject_label: label, detail: '3' });
    return [subject.label, detail];
  };
  expect(shown()).toEqual(english);
  if (bengali) expect(inLanguage('bn', shown)).toEqual(bengali);
});

it.each([
  ['bn', 'সেটিংস', 'নতুন দাম'],
  ['en', 'Two rooms', 'The pictures are of another house'],
  ['ne', 'Two rooms', 'नयाँ मूल्य'],
] as const)('an entry has our own texts in %s', (language, label, detail) => {
  const translations = { bn: { label: 'সেটিংস', detail: 'নতুন দাম' }, ne: { detail: 'नयाँ मूल्य' } };
  const shown = inLanguage(language, () => presentAuditEntry({ ...row, translations }));
  expect(shown).toMatchObject({ subject: { label }, detail });
});
