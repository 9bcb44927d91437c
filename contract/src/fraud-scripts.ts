/** The fraud scripts that people who rent out or look for a home meet. */
export const fraudScripts = [
  'advance-before-visit',
  'qr-to-receive',
  'army-transfer',
  'asks-for-code',
  'remote-control',
  'away-from-here',
] as const;
export type FraudScript = (typeof fraudScripts)[number];
