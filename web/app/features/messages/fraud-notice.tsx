import { fraudHelpline } from '@thikana/contract/fraud-helpline';
import type { FraudScript } from '@thikana/contract/fraud-scripts';
import { phoneLink } from '@thikana/contract/phone-link';
import { Notice } from '#web/components/ui/notice.tsx';
import { m } from '#web/paraglide/messages.js';

const texts: Record<FraudScript, () => string> = {
  'advance-before-visit': m.fraud_advance_before_visit,
  'qr-to-receive': m.fraud_qr_to_receive,
  'army-transfer': m.fraud_army_transfer,
  'asks-for-code': m.fraud_asks_for_code,
  'remote-control': m.fraud_remote_control,
  'away-from-here': m.fraud_away_from_here,
};

/** Warns below a message that matches a fraud script: the reason, and where to get help. */
export function FraudNotice({ scripts }: { scripts: readonly FraudScript[] }) {
  const helpline = fraudHelpline();
  return (
    <Notice tone="warning" title={m.fraud_title()} className="max-w-[85%] text-sm">
      {scripts.map((script) => (
        <p key={script}>{texts[script]()}</p>
      ))}
      <p className="mt-1">{helpline ? m.fraud_help() : m.fraud_help_police()}</p>
      {helpline && (
        <a href={phoneLink(helpline)} className="flex min-h-touch w-fit items-center font-semibold underline">
          {m.fraud_call({ helpline })}
        </a>
      )}
    </Notice>
  );
}
