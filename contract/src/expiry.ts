/** How long codes, links and sessions can be used. Mails and screens take their figures from here. */
export const expiry = {
  sessionDays: 7,
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
  knownBrowserDays: 365,
} as const;
