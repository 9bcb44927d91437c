/** Something that the person who imports must put right; shown without a stack. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
