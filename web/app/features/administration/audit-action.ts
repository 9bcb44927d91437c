import type { AuditAction, AuditEntry } from '@thikana/contract/audit';
import { m } from '#web/paraglide/messages.js';

const labels: Record<AuditAction, () => string> = {
  'listing.approve': m.admin_audit_listing_approve,
  'listing.reject': m.admin_audit_listing_reject,
  'listing.delete': m.admin_audit_listing_delete,
  'listing.hide': m.admin_audit_listing_hide,
  'listing.hold': m.admin_audit_listing_hold,
  'listing.lapse': m.admin_audit_listing_lapse,
  'listing.show': m.admin_audit_listing_show,
  'listing.dismiss-reports': m.admin_audit_listing_dismiss_reports,
  'listing.dismiss-signal': m.admin_audit_listing_dismiss_signal,
  'listing.papers-seen': m.admin_audit_listing_papers_seen,
  'listing.visited': m.admin_audit_listing_visited,
  'listing.withdraw-evidence': m.admin_audit_listing_withdraw_evidence,
  'listing.decline-evidence': m.admin_audit_listing_decline_evidence,
  'user.warn': m.admin_audit_user_warn,
  'user.dismiss-reports': m.admin_audit_user_dismiss_reports,
  'user.ban': m.admin_audit_user_ban,
  'user.lift-ban': m.admin_audit_user_lift_ban,
  'user.reset-password': m.admin_audit_user_reset_password,
  'user.delete': m.admin_audit_user_delete,
  'settings.change': m.admin_audit_settings_change,
  'jobs.retry': m.admin_audit_jobs_retry,
  'payment.confirm': m.admin_audit_payment_confirm,
  'payment.refuse': m.admin_audit_payment_refuse,
  'payment.receive': m.admin_audit_payment_receive,
};

export function auditActionLabel(action: AuditAction): string {
  return labels[action]();
}

const tones = {
  'listing.approve': 'green',
  'listing.reject': 'red',
  'listing.delete': 'red',
  'listing.hide': 'red',
  'listing.hold': 'yellow',
  'listing.lapse': 'yellow',
  'listing.show': 'green',
  'listing.dismiss-reports': 'neutral',
  'listing.dismiss-signal': 'neutral',
  'listing.papers-seen': 'green',
  'listing.visited': 'green',
  'listing.withdraw-evidence': 'neutral',
  'listing.decline-evidence': 'neutral',
  'user.warn': 'yellow',
  'user.dismiss-reports': 'neutral',
  'user.ban': 'red',
  'user.lift-ban': 'green',
  'user.reset-password': 'neutral',
  'user.delete': 'red',
  'settings.change': 'neutral',
  'jobs.retry': 'neutral',
  'payment.confirm': 'green',
  'payment.refuse': 'red',
  'payment.receive': 'green',
} as const satisfies Record<AuditAction, string>;

export function auditActionTone(action: AuditAction) {
  return tones[action];
}

/** The page about the subject of an entry, or undefined if the subject was deleted. */
export function auditSubjectPath({ action, subject }: AuditEntry): string | undefined {
  if (action === 'listing.delete' || action === 'user.delete') return undefined;
  if (action === 'settings.change') return '/admin/settings';
  if (action === 'jobs.retry') return '/admin/system';
  return action.startsWith('listing.') || action.startsWith('payment.')
    ? `/admin/posts/view-post/${subject._id}`
    : `/admin/users/view-user/${subject._id}`;
}
