import { AppError } from '@thikana/contract/errors';
import { expiry } from '@thikana/contract/expiry';
import { pageUrl } from '../../lib/addresses.ts';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { ComplaintsRow } from '../../platform/database/tables/complaint-tables.ts';
import type { ComplaintsDependencies } from './complaints.dependencies.ts';

const purpose = 'complaint';
const lifetimeMilliseconds = expiry.complaintLinkDays * dayMilliseconds;

/** The address of the status of a complaint: its number and a signature that nobody can guess. */
export function complaintLink(
  { links, site }: Pick<ComplaintsDependencies, 'links' | 'site'>,
  { number, filed_at: filedAt }: Pick<ComplaintsRow, 'number' | 'filed_at'>,
): string {
  const expiresAt = new Date(filedAt.getTime() + lifetimeMilliseconds);
  return pageUrl(site.publicUrl, `/complaint/${links.sign(purpose, number, expiresAt)}`);
}

/** The number of the complaint that a link belongs to. */
export function readComplaintLink(
  { links, now }: Pick<ComplaintsDependencies, 'links' | 'now'>,
  token: string,
): string {
  const number = links.read(purpose, token, now());
  if (number === undefined) throw new AppError('complaint_link_invalid');
  return number;
}
