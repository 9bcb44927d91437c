import { describe, expect, test } from 'vitest';
import { unreadMessagesMail } from './unread-messages-mail.ts';
import { visitAgreedMail, visitReminderMail } from './visit-mails.ts';

const siteName = 'Thikana';
const link = 'https://thikana.example/somewhere';
const changedAt = new Date('2026-08-28T18:45:00Z');

describe('a visit', () => {
  const visit = { siteName, name: 'Asha', otherName: 'Bina', title: 'Sunny flat', startsAt: changedAt, link };
  const calendar = { method: 'PUBLISH', content: '' } as const;

  test.each([
    [true, true, 'We remind you a day and two hours before.'],
    [false, true, 'We remind you two hours before.'],
    [false, false, undefined],
  ])('lists the reminders (a day before: %s, two hours before: %s)', (day, hours, words) => {
    const mail = visitAgreedMail({
      ...visit,
      location: 'Sevoke Road',
      calendar,
      isRemindedDayBefore: day,
      isRemindedHoursBefore: hours,
    });

    expect(/We remind you.*/.exec(mail.text)?.[0]).toBe(words);
  });

  test('of a deleted listing has no place', () => {
    const mail = visitReminderMail({ ...visit, location: '' });

    expect(mail.text).toContain('Where:\n> Sunny flat\n\n');
    expect(mail.html).toMatch(/12:15\sam&#847;/);
  });
});

test.each([
  [1, 'A message from Bina: Sunny flat'],
  [2, '2 messages from Bina: Sunny flat'],
])('%i unread messages have the subject %s', (count, subject) => {
  const unread = { siteName, name: 'Asha', otherName: 'Bina', title: 'Sunny flat', link };
  const mail = unreadMessagesMail({ ...unread, texts: ['Is it free?'], count });

  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain('expires in 7 days');
});
