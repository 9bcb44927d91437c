import type { AuditAction, AuditEntry } from '@thikana/contract/audit';
import { m } from '#web/paraglide/messages.js';

type Tone = 'green' | 'yellow' | 'red' | 'neutral';

const looks: Record<AuditAction, readonly [label: () => string, tone: Tone]> = {
  'listing.approve': [m.admin_audit_listing_approve, 'green'],
  'listing.reject': [m.admin_audit_listing_reject, 'red'],
  'listing.approve-texts': [m.admin_audit_listing_approve_texts, 'green'],
  'listing.reject-texts': [m.admin_audit_listing_reject_texts, 'red'],
  'listing.undo-decision': [m.admin_audit_listing_undo_decision, 'yellow'],
  'listing.delete': [m.admin_audit_listing_delete, 'red'],
  'listing.hide': [m.admin_audit_listing_hide, 'red'],
  'listing.hold': [m.admin_audit_listing_hold, 'yellow'],
  'listing.lapse': [m.admin_audit_listing_lapse, 'yellow'],
  'listing.pause': [m.admin_audit_listing_pause, 'yellow'],
  'listing.show': [m.admin_audit_listing_show, 'green'],
  'listing.dismiss-reports': [m.admin_audit_listing_dismiss_reports, 'neutral'],
  'listing.dismiss-signal': [m.admin_audit_listing_dismiss_signal, 'neutral'],
  'listing.papers-seen': [m.admin_audit_listing_papers_seen, 'green'],
  'listing.visited': [m.admin_audit_listing_visited, 'green'],
  'listing.withdraw-evidence': [m.admin_audit_listing_withdraw_evidence, 'neutral'],
  'listing.decline-evidence': [m.admin_audit_listing_decline_evidence, 'neutral'],
  'conversation.view': [m.admin_audit_conversation_view, 'neutral'],
  'user.warn': [m.admin_audit_user_warn, 'yellow'],
  'user.dismiss-reports': [m.admin_audit_user_dismiss_reports, 'neutral'],
  'user.ban': [m.admin_audit_user_ban, 'red'],
  'user.lift-ban': [m.admin_audit_user_lift_ban, 'green'],
  'user.reset-password': [m.admin_audit_user_reset_password, 'neutral'],
  'user.delete': [m.admin_audit_user_delete, 'red'],
  'user.role': [m.admin_audit_user_role, 'yellow'],
  'user.create': [m.admin_audit_user_create, 'green'],
  'user.set-password': [m.admin_audit_user_set_password, 'yellow'],
  'user.end-two-step': [m.admin_audit_user_end_two_step, 'yellow'],
  'site.rotate-session-key': [m.admin_audit_site_rotate_session_key, 'yellow'],
  'site.adopt-store': [m.admin_audit_site_adopt_store, 'neutral'],
  'site.test-mail': [m.watch_test_audit, 'neutral'],
  'site.breach': [m.admin_audit_site_breach, 'red'],
  'sealed.key': [m.admin_audit_sealed_key, 'yellow'],
  'sealed.read': [m.admin_audit_sealed_read, 'red'],
  'settings.change': [m.admin_audit_settings_change, 'neutral'],
  'areas.add': [m.admin_audit_area_add, 'green'],
  'areas.change': [m.admin_audit_area_change, 'neutral'],
  'areas.merge': [m.admin_audit_area_merge, 'yellow'],
  'landmarks.add': [m.admin_audit_landmark_add, 'green'],
  'landmarks.change': [m.admin_audit_landmark_change, 'neutral'],
  'landmarks.merge': [m.admin_audit_landmark_merge, 'yellow'],
  'jobs.retry': [m.admin_audit_jobs_retry, 'neutral'],
  'import.undo': [m.admin_audit_import_undo, 'red'],
  'payment.confirm': [m.admin_audit_payment_confirm, 'green'],
  'payment.refuse': [m.admin_audit_payment_refuse, 'red'],
  'payment.receive': [m.admin_audit_payment_receive, 'green'],
  'complaint.decide': [m.admin_audit_complaint_decide, 'neutral'],
};

export const auditActionLabel = (action: AuditAction): string => looks[action][0]();
export const auditActionTone = (action: AuditAction): Tone => looks[action][1];

/** The page about the subject of an entry, or undefined if the subject was deleted or has no page. */
export function auditSubjectPath({ action, subject }: AuditEntry): string | undefined {
  if (action === 'listing.delete' || action === 'user.delete') return undefined;
  const [kind] = action.split('.');
  switch (kind) {
    case 'listing':
    case 'payment':
      return `/admin/posts/view-post/${subject._id}`;
    case 'user':
      return `/admin/users/view-user/${subject._id}`;
    case 'complaint':
      return `/admin/complaints/${subject._id}`;
    case 'import':
      return `/admin/imports/${subject._id}`;
    case 'areas':
    case 'landmarks':
      return `/admin/places/${kind}/edit/${subject._id}`;
    case 'settings':
      return '/admin/settings';
    case 'jobs':
    case 'site':
      return '/admin/system';
    default:
      return undefined;
  }
}
