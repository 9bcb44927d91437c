import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { BrandPicture } from '@thikana/contract/brand-picture';
import type { Kysely } from 'kysely';
import { findSiteValue, saveSiteValue } from '../platform/database/site-values.ts';
import type { Tables } from '../platform/database/tables.ts';

/** The steps in their order. */
export const steps = ['admin', 'city', 'brand', 'contact', 'mail', 'open'] as const;
export type Step = (typeof steps)[number];

/** The step that one may go back to. The account and the city are made by their steps, and stay. */
export function stepBefore(step: Step): Step | undefined {
  const place = steps.indexOf(step);
  return place > steps.indexOf('brand') ? steps[place - 1] : undefined;
}

/** What is stored of a set-up between its steps. */
export interface SetupState {
  /** Undefined once the site is open. */
  step: Step | undefined;
  /** What was typed so far. */
  typed: Record<string, string>;
  /** The uploaded logo. */
  logo?: BrandPicture | undefined;
  /** SHA-256 of the code in the printed address, until it is used, and then of the browser's cookie. */
  codeHash?: string | undefined;
  cookieHash?: string | undefined;
}

const name = 'setup';

export function setupStates(db: Kysely<Tables>) {
  return {
    async find(): Promise<SetupState | undefined> {
      const value = await findSiteValue(db, name);
      return value === undefined ? undefined : (JSON.parse(value) as SetupState);
    },

    save: (state: SetupState): Promise<void> => saveSiteValue(db, name, JSON.stringify(state)),
  };
}
export type SetupStates = ReturnType<typeof setupStates>;

/** 128 bits. */
export const newSecret = () => randomBytes(16).toString('base64url');

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function isSecret(secret: string | null | undefined, hash: string | undefined): boolean {
  if (!secret || !hash) return false;
  return timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(hash));
}
