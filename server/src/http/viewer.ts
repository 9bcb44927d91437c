import type { Role } from '@thikana/contract/vocabulary';

/** Who is asking. */
export interface Viewer {
  /** Present with a valid session. */
  user: SessionUser | undefined;
  /** What the address that the request came from is counted as; undefined for a document's own calls. */
  address: string | undefined;
  /** What the browser says it is. */
  agent: string | undefined;
}

export interface SessionUser {
  id: string;
  role: Role;
  /** Whether the site asks a second step of this account that it does not have yet. */
  needsTwoStep: boolean;
}

/** An administrator; where the site asks a second step of them, one who has it. */
export function isAdministrator(user: SessionUser | undefined): boolean {
  return user?.role === 'admin' && !user.needsTwoStep;
}

/** A document is always anonymous. */
export const documentViewer: Viewer = { user: undefined, address: undefined, agent: undefined };
