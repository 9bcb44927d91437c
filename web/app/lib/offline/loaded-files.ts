/** The scripts, styles and fonts that this page has loaded, some of them before the service worker began to keep them. */
export function loadedFiles(): string[] {
  const { origin } = location;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${origin}/assets/`) && /\.(js|css|woff2)$/.test(name));
}
