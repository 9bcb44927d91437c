/** What the head of a screen of the dashboard says. */
export function dashboardMeta(title: string) {
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
