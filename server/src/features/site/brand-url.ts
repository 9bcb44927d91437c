export function brandUrl(file: string): string {
  return `/brand/${file}`;
}
