/** The meta tags of a dashboard screen. */
export function dashboardMeta(title: string) {
  return [{ title }, { name: 'robots', content: 'noindex' }];
}
