import { baseLanguage } from '@thikana/contract/language';
import type { Transaction } from 'kysely';
import { pageUrl } from '../../lib/addresses.ts';
import type { ComplaintStageRow, ComplaintsRow } from '../../platform/database/tables/complaint-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { currentLaw } from '../city/city.feature.ts';
import type { ComplaintsDependencies } from './complaints.dependencies.ts';
import { complaintsRepository } from './complaints.repository.ts';
import { complaintsDueMail } from './mails/complaints-due-mail.ts';

/** Why members of staff are emailed: a short time limit has begun, one will end soon, or one has passed. */
export type Alarm = 'urgent' | 'warning' | 'escalation';

interface Concerned {
  what: Alarm;
  stages: readonly (Pick<ComplaintStageRow, 'number' | 'due_at'> & Pick<ComplaintsRow, 'kind'>)[];
}

/**
 * Emails everyone who decides on complaints; when a time limit has passed, the administrators and the officers of the
 * law pack. If there are none, the operator gets the email.
 */
export async function mailStaff(
  transaction: Transaction<Tables>,
  { mail, settings, site }: Pick<ComplaintsDependencies, 'mail' | 'settings' | 'site'>,
  { what, stages }: Concerned,
): Promise<void> {
  const staff = await complaintsRepository(transaction).listStaff(
    what === 'escalation' ? ['admin'] : ['moderator', 'admin'],
  );
  const officers = what === 'warning' ? [] : currentLaw().officers.flatMap(({ email }) => email ?? []);
  const { contactEmail } = await settings.get();
  const addresses = staff.length + officers.length > 0 ? officers : [contactEmail];
  const readers = [...staff, ...addresses.map((email) => ({ name: '', email, language: baseLanguage }))];
  await mail.enqueueAll(
    transaction,
    readers.map((reader) => ({
      reader,
      compose: () => {
        const link = pageUrl(site.publicUrl, '/admin/complaints');
        return complaintsDueMail({ siteName: site.name, name: reader.name, what, stages, link });
      },
    })),
  );
}
