export interface Mail {
  subject: string;
  html: string;
  text: string;
  /** The link of the button. The outbox logs it, so that developers need no email program. */
  link?: string;
  /** The address for one-click unsubscribe (RFC 8058). */
  unsubscribeLink?: string;
  /** The Reply-To address, if it differs from the sender. */
  replyTo?: string;
  /** The name of the sender, if it is not the one of the relay's settings. */
  senderName?: string;
  /** A calendar file. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string };
}

export interface AddressedMail extends Mail {
  to: string;
  /** Created when the email is queued, so that a repeated delivery is recognisable as the same email. */
  id?: string;
  queuedAt?: string;
}

/** Where an email is: with the relay, which answered this, or in a file. */
type Delivery = { answer: string } | { file: string };

export interface Mailer {
  /** Rejects if the email was not accepted; the job retries it. */
  send(mail: AddressedMail): Promise<Delivery>;
  /** Rejects if the relay cannot be reached or refuses the login. The outbox always succeeds. */
  verify?(): Promise<void>;
  close(): void;
}
