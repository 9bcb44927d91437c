/** What a complaint is about. Each kind has its own time limit. */
export const complaintKinds = [
  'intimate',
  'order',
  'unlawful',
  'privacy',
  'listing',
  'payment',
  'other',
] as const;
export type ComplaintKind = (typeof complaintKinds)[number];
