import { prepareRequest } from '@thikana/contract/client';
import { logOut as logOutEndpoint } from '@thikana/contract/sessions';
import { forgetAccountShortlist } from '#web/lib/device/saved-listings.ts';
import { clearSession, currentToken } from './session.ts';

/**
 * Ends the session in this browser at once, with the shortlist of the account, and on the server as soon as the request
 * arrives. Without a connection the session stays in the list of the account until it is ended there or expires, but
 * this browser has lost its token.
 */
export function logOut(): void {
  const token = currentToken();
  clearSession();
  forgetAccountShortlist();
  if (token === null) return;
  const { method, url, headers } = prepareRequest(logOutEndpoint, {}, '', token);
  fetch(url, { method, headers, keepalive: true }).catch(() => {});
}
