import type { DigestFrequency } from '@thikana/contract/digest';

export interface DigestReadersTable {
  user_id: string;
  /** Null if the settings decide. */
  frequency: DigestFrequency | null;
  looked_at: Date;
}

export interface DigestItemsTable {
  user_id: string;
  source: string;
  item: string;
}
