/**
 * How long codes, links and sessions can be used, and how long data is kept. Emails, screens and the API's documentation
 * take their figures from here.
 */
export const expiry = {
  sessionDays: 7,
  /** Without being used, for a user who chose to stay logged in. */
  keptSessionDays: 90,
  /** A token of a kept session is replaced when it is used at this age. */
  sessionRenewalMinutes: 60,
  emailCodeMinutes: 15,
  phoneCodeMinutes: 10,
  emailConfirmationHours: 24,
  passwordResetMinutes: 15,
  /** From the provider's answer to the page that takes the session. */
  providerSignInSeconds: 60,
  /** From this site to the provider and back. */
  providerProofMinutes: 10,
  downloadMinutes: 10,
  alertConfirmationDays: 7,
  alertManagementDays: 730,
  availabilityLinkDays: 120,
  conversationLinkDays: 7,
  unconfirmedMessageHours: 24,
  /** To the status of a complaint. */
  complaintLinkDays: 1095,
  knownBrowserDays: 365,
  /** From the deletion of a listing to the deletion of its picture files. */
  withdrawnPictureDays: 7,
  /** From a decision on a listing to its emails; until then it can be undone. */
  decisionUndoSeconds: 60,
  /** Files in the picture store that no row names. */
  quarantineDays: 7,
  /** Accounts without a confirmed email address and without a listing. */
  unverifiedAccountDays: 30,
  /** Matches of a saved search that were not emailed. */
  unmailedMatchDays: 30,
} as const;
