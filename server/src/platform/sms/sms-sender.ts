export interface SmsSender {
  /** Rejects if the provider did not accept the text. */
  send(phone: string, text: string): Promise<void>;
}

export interface SmsOptions {
  /** The address for the POST; without it, texts are written to the log. */
  url?: string | undefined;
  /** Sent as the `Authorization` header. */
  authorization?: string | undefined;
  /** JSON with the placeholders `{phone}` and `{text}`. */
  body: string;
}
