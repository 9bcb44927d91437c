import type { Session } from '#web/lib/session/session.ts';

/** Where a listing is posted; visitors log in first. */
export function postPath(session: Session | undefined): string {
  return session ? '/dashboard/new-post' : '/login?notice=post&from=%2Fdashboard%2Fnew-post';
}
