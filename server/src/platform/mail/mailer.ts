export interface Mail {
  subject: string;
  html: string;
  text: string;
  /** Where its button leads: named in the log by the outbox, so that a local run needs no mail client. */
  link?: string;
  /** Where a mail program's own button ends mails of this kind, with one POST and no login. */
  unsubscribeLink?: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string;
  /** Something for the reader's calendar. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string };
}

export interface AddressedMail extends Mail {
  to: string;
  /** Made once, when it was queued: a mail that is sent again, because nobody heard of the first time, stays the same mail. */
  id?: string;
  queuedAt?: string;
}

export interface Mailer {
  /** Rejects when the mail was not taken over; the caller (a job) tries again. */
  send(mail: AddressedMail): Promise<void>;
  /** Rejects when the relay cannot be reached or refuses the login. The outbox has nothing to verify. */
  verify?(): Promise<void>;
  close(): void;
}
