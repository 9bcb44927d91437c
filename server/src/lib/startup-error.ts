/** Something the operator must put right: shown as message and hint, without a stack, and the process exits with 1. */
export class StartupError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.name = 'StartupError';
    this.hint = hint;
  }
}
