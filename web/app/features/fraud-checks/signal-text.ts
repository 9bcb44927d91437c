import type { Signal } from '@thikana/contract/fraud-checks';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

/** The text of a signal. */
export function signalText({ kind, score }: Pick<Signal, 'kind' | 'score'>): string {
  switch (kind) {
    case 'phone':
      return m.admin_signal_phone();
    case 'pictures':
      return `${m.admin_signal_pictures()}: ${alike(score)}`;
    case 'wording':
      return `${m.admin_signal_wording()}: ${alike(score)}`;
    case 'price':
      return score > 1
        ? m.admin_signal_price_high({ times: number(score, 1) })
        : m.admin_signal_price_low({ percent: number(score * 100, 0) });
  }
}

const alike = (score: number) => m.admin_signal_alike({ percent: number(score * 100, 0) });
