/** A problem that the operator must fix: shown as message and hint, without a stack. The process exits with 1. */
export class StartupError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.name = 'StartupError';
    this.hint = hint;
  }
}
