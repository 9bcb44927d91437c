import type { ReportAction } from '@thikana/contract/reports';
import { m } from '#web/paraglide/messages.js';

export interface ActionWords {
  label: () => string;
  text: () => string;
}

/** The label and the effect of each action. */
export const actionWords: Record<ReportAction, ActionWords> = {
  dismiss: { label: m.admin_report_dismiss, text: m.admin_report_dismiss_text },
  warn: { label: m.admin_report_warn, text: m.admin_report_warn_text },
  hide: { label: m.admin_report_hide, text: m.admin_report_hide_text },
  reject: { label: m.admin_report_reject, text: m.admin_report_reject_text },
  ban: { label: m.admin_report_ban, text: m.admin_report_ban_text },
};
