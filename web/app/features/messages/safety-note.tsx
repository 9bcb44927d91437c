import { ShieldAlert } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';

/** Safety advice above the first message of every conversation. */
export function SafetyNote({ isContactShown = false }: { isContactShown?: boolean | undefined }) {
  return (
    <div className="mx-auto flex max-w-prose gap-3 rounded-card border border-line bg-raised px-4 py-3 text-sm">
      <ShieldAlert size={20} className="mt-0.5 shrink-0 text-tea" />
      <div>
        <p className="font-semibold">{m.conversation_safety_title()}</p>
        <p>{m.conversation_safety_text()}</p>
        <p>{isContactShown ? m.conversation_contact_shown() : m.conversation_contact_hidden()}</p>
      </div>
    </div>
  );
}
