import { AppError } from '@thikana/contract/errors';
import { pageUrl } from '../../lib/addresses.ts';
import type { UnconfirmedMessageRow } from '../../platform/database/tables/message-tables.ts';
import type { UnconfirmedMessagesDependencies } from './unconfirmed-messages.dependencies.ts';

const purpose = 'confirm-message';

/** The address of the page that asks the sender to confirm. */
export function messageLink(
  { links, site }: Pick<UnconfirmedMessagesDependencies, 'links' | 'site'>,
  { id, expires_at: expiresAt }: Pick<UnconfirmedMessageRow, 'id' | 'expires_at'>,
): string {
  return pageUrl(site.publicUrl, `/confirm-message/${links.sign(purpose, id, expiresAt)}`);
}

/** The id of the message that a link belongs to. */
export function readMessageLink(
  { links, now }: Pick<UnconfirmedMessagesDependencies, 'links' | 'now'>,
  token: string,
): string {
  const id = links.read(purpose, token, now());
  if (id === undefined) throw new AppError('message_link_invalid');
  return id;
}
