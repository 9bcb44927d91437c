import { cityDay } from '@thikana/contract/city-time';
import type { fileComplaint as fileComplaintEndpoint } from '@thikana/contract/complaints';
import { currentLanguage } from '@thikana/contract/language';
import type { z } from 'zod';
import { perAddress } from '../../http/binding.ts';
import { dayMilliseconds } from '../../lib/durations.ts';
import { emailKey } from '../accounts/accounts.feature.ts';
import { currentLaw, limitOf } from '../city/city.feature.ts';
import { clockOf } from './complaint-clock.ts';
import { complaintLink } from './complaint-links.ts';
import type { ComplaintsDependencies } from './complaints.dependencies.ts';
import { complaintsRepository } from './complaints.repository.ts';
import { mailStaff } from './mail-staff.ts';
import { complaintReceivedMail } from './mails/complaint-received-mail.ts';

const perVisitor = perAddress(20);
/** Also limits the emails that a stranger can cause. */
const perEmail = { points: 10, windowSeconds: 24 * 3600 };
/** What a robot gets that fills in the hidden field. */
const numberForRobots = 'C-2026-000000';

type Sent = z.output<typeof fileComplaintEndpoint.body>;

/** Files a complaint and returns its number; sending it again with the same key returns the same one. */
export async function fileComplaint(
  dependencies: ComplaintsDependencies,
  { website, email, kind, key, page, text }: Sent,
  address: string | undefined,
): Promise<string> {
  if (website) return numberForRobots;
  const { db, limiter, mail, site, now } = dependencies;
  await limiter.use('fileComplaint', perVisitor, { user: undefined, address, agent: undefined });
  await limiter.useKey('complaints', emailKey(email), perEmail);
  const law = currentLaw();
  return db
    .transaction()
    .execute(async (transaction) => {
      const complaints = complaintsRepository(transaction);
      const at = now();
      const number = await complaints.takeNumber(Number(cityDay(at).slice(0, 4)));
      // After the number, which others wait for: two that are sent together cannot both be new.
      const sent = await complaints.findSent(emailKey(email), key);
      if (sent) throw new SentBefore(sent.number);
      const complaint = {
        ...{ number, kind, email, email_key: emailKey(email), key, page: page || null },
        ...{ language: currentLanguage(), filed_at: at },
      };
      const { warnAt, dueAt } = clockOf(limitOf(law, kind), at, law.working);
      const stage = {
        number,
        stage: 'complaint',
        text,
        started_at: at,
        warn_at: warnAt,
        due_at: dueAt,
      } as const;
      await complaints.insert(complaint);
      await complaints.insertStage(stage);
      await mail.enqueue(transaction, complaint, () => {
        const link = complaintLink(dependencies, complaint);
        return complaintReceivedMail({ siteName: site.name, number, kind, stage: 'complaint', dueAt, link });
      });
      if (dueAt.getTime() - at.getTime() < dayMilliseconds)
        await mailStaff(transaction, dependencies, { what: 'urgent', stages: [{ ...stage, kind }] });
      return number;
    })
    .catch(numberSentBefore);
}

/** Ends the transaction without using up a number. */
class SentBefore extends Error {
  readonly number: string;
  constructor(number: string) {
    super();
    this.number = number;
  }
}

function numberSentBefore(error: unknown): string {
  if (error instanceof SentBefore) return error.number;
  throw error;
}
