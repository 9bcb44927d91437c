import type { ReportReason } from '@thikana/contract/reports';
import { m } from '#web/paraglide/messages.js';

const labels: Record<ReportReason, () => string> = {
  'not-available': m.report_reason_not_available,
  'wrong-price': m.report_reason_wrong_price,
  'wrong-place': m.report_reason_wrong_place,
  duplicate: m.report_reason_duplicate,
  broker: m.report_reason_broker,
  scam: m.report_reason_scam,
  impersonation: m.report_reason_impersonation,
  offensive: m.report_reason_offensive,
  refused: m.report_reason_refused,
  other: m.report_reason_other,
};

export function reasonLabel(reason: ReportReason): string {
  return labels[reason]();
}
