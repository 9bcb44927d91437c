import type { FeaturedStatus } from '@thikana/contract/featured';
import type { Selectable } from 'kysely';
import type { CreatedAt } from './columns.ts';

export interface FeaturedSlotsTable {
  id: string;
  listing_id: string;
  days: number;
  price_rupees: number;
  status: FeaturedStatus;
  reference: string | null;
  refusal: string | null;
  asked_at: CreatedAt;
  claimed_at: Date | null;
  ends_at: Date | null;
  /** When the owner was notified of the end. */
  end_told_at: Date | null;
}
export type FeaturedSlotRow = Selectable<FeaturedSlotsTable>;

export interface PaymentOrdersTable {
  id: string;
  slot_id: string;
  listing_id: string | null;
  days: number;
  price_rupees: number;
  created_at: CreatedAt;
  payment_id: string | null;
  paid_at: Date | null;
}
export type PaymentOrderRow = Selectable<PaymentOrdersTable>;
