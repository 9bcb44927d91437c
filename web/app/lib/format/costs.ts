import type { Listing } from '@thikana/contract/listings';
import { m } from '#web/paraglide/messages.js';
import { fullPrice } from './format.ts';

/** The deposit, if the owner stated one. */
export function depositText({ deposit }: Pick<Listing, 'deposit'>): string | undefined {
  if (deposit === undefined) return undefined;
  return deposit === 0 ? m.cost_none() : fullPrice(deposit);
}

/** What a tenant pays each month beside the rent, if the owner stated it. */
export function maintenanceText({ maintenance }: Pick<Listing, 'maintenance'>): string | undefined {
  if (maintenance === undefined) return undefined;
  return maintenance === 0 ? m.cost_none() : m.cost_per_month({ amount: fullPrice(maintenance) });
}
