/** A problem that the operator has to fix; shown without a stack. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
