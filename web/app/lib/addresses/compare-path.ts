export const comparedAtMost = 4;

/** Where these listings stand side by side. */
export function comparePath(ids: readonly string[]): string {
  return ids.length > 0 ? `/compare?ids=${ids.join()}` : '/compare';
}
