/** The scripts of fraud that people who let or seek a home are met with. */
export const scamScripts = [
  'advance-before-visit',
  'qr-to-receive',
  'army-transfer',
  'asks-for-code',
  'remote-control',
  'away-from-here',
] as const;
export type ScamScript = (typeof scamScripts)[number];
