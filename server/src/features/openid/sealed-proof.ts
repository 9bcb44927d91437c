import { z } from 'zod';
import type { SignedLinks } from '../../lib/signed-links.ts';
import type { Proof } from './provider-client.ts';

/** The proof, and where on this site somebody wanted to go. */
type SealedProof = Proof & { from?: string | undefined };

const purpose = 'openid-proof';
const proofSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  from: z.string().optional(),
});

/** How long somebody may take at the provider. */
export const proofSeconds = 600;

/** What proves the way back, as a cookie carries it: nobody else can have made it. */
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
