/** The meta tags of an administrators' screen. */
export function adminMeta(title: string) {
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
