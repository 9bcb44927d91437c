import { expiry } from '@thikana/contract/expiry';
import { type SiteLanguage, siteLanguages } from '@thikana/contract/language';
import { z } from 'zod';
import type { SignedLinks } from '../../lib/signed-links.ts';
import type { Proof } from './provider-client.ts';

/** The state of a login at the provider, where the visitor wanted to go, and the language of the page. */
type SealedProof = Proof & { from?: string | undefined; language?: SiteLanguage | undefined };

const purpose = 'openid-proof';
const proofSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  from: z.string().optional(),
  language: z.enum(siteLanguages).optional(),
});

/** The time limit for the login at the provider. */
export const proofSeconds = expiry.providerProofMinutes * 60;

/** The state as a signed cookie, which others cannot forge. */
export function sealProof(links: SignedLinks, proof: SealedProof, now: Date): string {
  return links.sign(purpose, JSON.stringify(proof), new Date(now.getTime() + proofSeconds * 1000));
}

export function openProof(
  links: SignedLinks,
  sealed: string | undefined,
  now: Date,
): SealedProof | undefined {
  const text = sealed && links.read(purpose, sealed, now);
  return text ? proofSchema.parse(JSON.parse(text)) : undefined;
}
