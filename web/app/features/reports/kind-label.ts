import type { ReportSubjectKind } from '@thikana/contract/reports';
import { m } from '#web/paraglide/messages.js';

const labels: Record<ReportSubjectKind, () => string> = {
  listing: m.admin_reports_kind_listing,
  user: m.admin_reports_kind_user,
  conversation: m.admin_reports_kind_conversation,
  refusal: m.admin_reports_kind_refusal,
};

export function kindLabel(kind: ReportSubjectKind): string {
  return labels[kind]();
}
