/** What a mail says, before it has a look. Everything is plain text; the layouts escape. */
export interface MailContent {
  siteName: string;
  /** What an inbox shows after the subject. */
  preheader: string;
  heading: string;
  body: readonly Block[];
  button?: { label: string; link: string };
  /** Under the button: how long it holds, what to do when the mail was not asked for. */
  notes: readonly Note[];
}

/** Small print, perhaps with a way to do what it speaks of. */
export type Note = string | { text: string; link: string };

/** Something that is named with a link to it. */
export interface Entry {
  title: string;
  text: string;
  link: string;
}

export type Block = string | { quote: string; caption?: string } | Entry;
