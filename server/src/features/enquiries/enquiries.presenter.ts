import { enquiriesThatShow } from '@thikana/contract/enquiries';
import type { OwnerAnswers } from '@thikana/contract/enquiry-limits';
import { m } from '../../paraglide/messages.js';
import type { OwnerAnswersTable } from '../../platform/database/tables/enquiry-tables.ts';

const hourMinutes = 60;
const mostHours = 48;

/** Undefined while too few enquiries say anything. */
export function presentOwnerAnswers(row: Omit<OwnerAnswersTable, 'owner_id'>): OwnerAnswers | undefined {
  const { enquiries, answered, usual_minutes: minutes } = row;
  if (enquiries < enquiriesThatShow) return undefined;
  return {
    enquiries,
    answered,
    text: m.owner_answers({ ...roundedUp(minutes), answered, enquiries }),
    usualMinutes: minutes ?? undefined,
  };
}

function roundedUp(minutes: number | null): { unit: 'hour' | 'hours' | 'days' | 'none'; time: number } {
  if (minutes === null) return { unit: 'none', time: 0 };
  const hours = Math.max(1, Math.ceil(minutes / hourMinutes));
  if (hours === 1) return { unit: 'hour', time: 1 };
  return hours <= mostHours ? { unit: 'hours', time: hours } : { unit: 'days', time: Math.ceil(hours / 24) };
}
