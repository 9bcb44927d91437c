/** What the head of an administrators' screen says. */
export function adminMeta(title: string) {
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
