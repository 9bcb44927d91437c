import type { LawSource as Source } from '@thikana/contract/law';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { day } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';
import { limitText } from './limit-text.ts';

/** Where an entry of the law pack comes from, and that a lawyer should confirm it. */
export function LawSource({ source, changed, note, link, verified }: Source) {
  return (
    <p className="mt-1 text-ink-soft text-sm wrap-anywhere">
      {source && <MessageAround text={source} message={(text) => m.law_source({ source: text })} />}{' '}
      {changed && m.law_changed({ date: day(changed.since), limit: limitText(changed.before) })} {note}{' '}
      {link && (
        <a href={link} rel="noopener noreferrer" className="underline underline-offset-2">
          {m.law_read()}
        </a>
      )}{' '}
      {!verified && <strong>{m.law_unverified()}</strong>} {m.law_counsel()}
    </p>
  );
}
