/** Thrown to roll back a repeated message. */
export class SentBefore extends Error {
  readonly number: number;

  constructor(number: number) {
    super('This message has been sent before.');
    this.number = number;
  }
}

/** The number of the message, new or from the first request. */
export async function once(send: () => Promise<number>): Promise<number> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof SentBefore) return error.number;
    throw error;
  }
}
