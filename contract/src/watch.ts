/** What can be wrong with the email relay. */
export type MailProblem =
  | 'no-such-host'
  | 'unreachable'
  | 'no-answer'
  | 'encryption'
  | 'login'
  | 'refused'
  | 'other';
