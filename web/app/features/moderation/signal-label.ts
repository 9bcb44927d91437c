import type { SignalKind } from '@thikana/contract/fraud-checks';
import { m } from '#web/paraglide/messages.js';

const labels: Record<SignalKind, () => string> = {
  phone: m.review_signal_phone,
  pictures: m.review_signal_pictures,
  wording: m.review_signal_wording,
  price: m.review_signal_price,
};

/** The kind of a signal in two words, for filters and lists. */
export const signalLabel = (kind: SignalKind): string => labels[kind]();
