import type { AuditAction } from '@thikana/contract/audit';
import { m } from '#web/paraglide/messages.js';

const labels: Record<AuditAction, () => string> = {
  'listing.approve': m.admin_audit_listing_approve,
  'listing.reject': m.admin_audit_listing_reject,
  'listing.delete': m.admin_audit_listing_delete,
  'user.ban': m.admin_audit_user_ban,
  'user.lift-ban': m.admin_audit_user_lift_ban,
  'user.reset-password': m.admin_audit_user_reset_password,
  'user.delete': m.admin_audit_user_delete,
  'settings.change': m.admin_audit_settings_change,
};

export const auditActionLabel = (action: AuditAction): string => labels[action]();
