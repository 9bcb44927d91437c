export const comparedAtMost = 4;

/** The address of a comparison of these listings. */
export function comparePath(ids: readonly string[]): string {
  return ids.length > 0 ? `/compare?ids=${ids.join()}` : '/compare';
}
