import { isAllowed } from '@thikana/contract/roles';
import type { Role } from '@thikana/contract/vocabulary';

/** The caller of an endpoint. */
export interface Viewer {
  /** Undefined without a valid session. */
  user: SessionUser | undefined;
  /** The key for rate limits by address; undefined for calls while rendering a document. */
  address: string | undefined;
  /** The User-Agent header. */
  agent: string | undefined;
}

export interface SessionUser {
  id: string;
  role: Role;
  sessionId: string;
  /** Whether a setting requires two-step login of this account and it is not set up. */
  needsTwoStep: boolean;
}

export function mayModerate(user: SessionUser | undefined): boolean {
  return user !== undefined && isAllowed(user.role, 'moderator') && !user.needsTwoStep;
}

/** Documents are rendered without a session. */
export const documentViewer: Viewer = { user: undefined, address: undefined, agent: undefined };
