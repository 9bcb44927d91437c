export type Verification = 'true' | 'false';

/** The verification that a filter in an address asks for; undefined for all. */
export function toVerification(value: string | null): Verification | undefined {
  return value === 'true' || value === 'false' ? value : undefined;
}
