import type { ScamScript } from '@thikana/contract/scam-scripts';
import { Notice } from '#web/components/ui/notice.tsx';
import { m } from '#web/paraglide/messages.js';

const texts: Record<ScamScript, () => string> = {
  'advance-before-visit': m.scam_advance_before_visit,
  'qr-to-receive': m.scam_qr_to_receive,
  'army-transfer': m.scam_army_transfer,
  'asks-for-code': m.scam_asks_for_code,
  'remote-control': m.scam_remote_control,
  'away-from-here': m.scam_away_from_here,
};

/** Warns below a message that matches a fraud script: the reason, and where to get help. */
export function FraudNotice({ scripts }: { scripts: readonly ScamScript[] }) {
  return (
    <Notice tone="warning" title={m.scam_title()} className="max-w-[85%] text-sm">
      {scripts.map((script) => (
        <p key={script}>{texts[script]()}</p>
      ))}
      <p className="mt-1">{m.scam_help()}</p>
      <a href="tel:1930" className="flex min-h-touch w-fit items-center font-semibold underline">
        {m.scam_call()}
      </a>
    </Notice>
  );
}
