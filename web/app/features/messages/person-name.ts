import type { Conversation } from '@thikana/contract/conversations';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';

export function personName({ name, seekerNumber }: Conversation['other']): string {
  if (seekerNumber !== undefined) return m.seeker_label({ number: String(seekerNumber) });
  return name === undefined ? m.conversation_nobody() : titleCase(name);
}
