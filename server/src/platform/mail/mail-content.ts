/** The content of an email without its layout. Everything is plain text; the layouts escape it. */
export interface MailContent {
  siteName: string;
  /** The text that an inbox shows after the subject. */
  preheader: string;
  heading: string;
  body: readonly Block[];
  button?: { label: string; link: string };
  /** Below the button: when it expires, and what to do if the email was not requested. */
  notes: readonly Note[];
}

/** Small print, optionally with a link. */
export type Note = string | { text: string; link: string };

/** A name with a link. */
export interface Entry {
  title: string;
  text: string;
  link: string;
}

export type Block = string | { quote: string; caption?: string } | Entry;
