import { decideComplaint, fileComplaint } from '@thikana/contract/complaints';
import { beforeEach } from 'vitest';
import { watchComplaints } from '#server/features/complaints/watch-complaints.ts';
import { confirmEmail } from './confirmed-people.ts';
import { aKey } from './conversations.ts';
import { useTestSite } from './test-site.ts';

/** Noon on a Monday in Siliguri. */
export const monday = new Date('2026-11-23T06:30:00Z');

export const filed = {
  kind: 'intimate',
  email: 'bina@example.org',
  text: 'Somebody posted pictures of me in a listing.',
  page: '/rentals/1',
} as const;

interface QueuedMail {
  to: string;
  subject: string;
  text: string;
  link: string;
}

/** A site with people who decide on complaints. It has no complaints at the beginning of each test, at noon on Monday. */
export async function useComplaintsSite() {
  const clock = { now: monday };
  const site = await useTestSite({ now: () => clock.now });
  const { pool } = site.services;
  const [moderator, admin] = [await site.person('moderator'), await site.person('admin')];
  await confirmEmail(site, moderator);
  await confirmEmail(site, admin);
  await site.services.jobs.rest();

  beforeEach(async () => {
    clock.now = monday;
    await pool.query('truncate complaints, complaint_numbers cascade');
    await pool.query(`delete from pgboss.job where name = 'send-mail'`);
  });

  async function mails(to?: string): Promise<QueuedMail[]> {
    const { rows } = await pool.query(
      `select data from pgboss.job where name = 'send-mail' order by created_on`,
    );
    return rows.map(({ data }) => data).filter((mail) => to === undefined || mail.to === to);
  }

  return {
    clock,
    site,
    moderator,
    admin,
    mails,
    after: (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000),
    file: (changes: Partial<Record<keyof typeof filed, string>> = {}) =>
      site.call(fileComplaint, { body: { ...filed, ...changes, key: aKey() } as never }),
    watch(at: Date) {
      clock.now = at;
      return watchComplaints({
        ...site.services,
        settings: { get: async () => ({ contactEmail: 'operator@example.org' }) } as never,
        site: { name: 'Thikana', publicUrl: 'http://localhost:3000' },
      });
    },
    subjectsTo: async (email: string) => (await mails(email)).map(({ subject }) => subject),
    async tokenOf(email: string = filed.email): Promise<string> {
      const [mail] = await mails(email);
      return new URL(mail?.link ?? '').pathname.split('/').at(-1) ?? '';
    },
    decide: (number: string, stage: 'complaint' | 'appeal', outcome = 'upheld') =>
      moderator.call(decideComplaint, {
        params: { number },
        body: { stage, outcome, reason: 'We removed the pictures.' } as never,
      }),
  };
}
