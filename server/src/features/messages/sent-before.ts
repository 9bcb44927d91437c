/** Thrown so that whatever a repeated message has done so far is undone. */
export class SentBefore extends Error {
  readonly number: number;

  constructor(number: number) {
    super('This message has been sent before.');
    this.number = number;
  }
}

/** The number of a message, now or the first time. */
export async function once(send: () => Promise<number>): Promise<number> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof SentBefore) return error.number;
    throw error;
  }
}
