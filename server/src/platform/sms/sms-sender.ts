export interface SmsSender {
  /** Rejects when the text was not taken over. */
  send(phone: string, text: string): Promise<void>;
}

export interface SmsOptions {
  /** Asked with POST; without it texts are written to the log. */
  url?: string | undefined;
  /** Sent as the `Authorization` header. */
  authorization?: string | undefined;
  /** JSON in which `{phone}` and `{text}` stand for what is sent. */
  body: string;
}
