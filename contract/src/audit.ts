import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, pageNumber, timestamp } from './fields.ts';
import { m } from './paraglide/messages.js';

/** Every action in the audit log: changes by administrators, and by the site itself. */
export const auditActions = [
  'listing.approve',
  'listing.reject',
  'listing.undo-decision',
  'listing.approve-texts',
  'listing.reject-texts',
  'listing.delete',
  'listing.hide',
  'listing.hold',
  'listing.lapse',
  'listing.pause',
  'listing.show',
  'listing.dismiss-reports',
  'listing.dismiss-signal',
  'listing.papers-seen',
  'listing.visited',
  'listing.withdraw-evidence',
  'listing.decline-evidence',
  'conversation.view',
  'user.warn',
  'user.dismiss-reports',
  'user.ban',
  'user.lift-ban',
  'user.reset-password',
  'user.delete',
  'user.role',
  'user.create',
  'user.set-password',
  'user.end-two-step',
  'settings.change',
  'site.rotate-session-key',
  'site.adopt-store',
  'site.test-mail',
  'site.breach',
  'sealed.key',
  'sealed.read',
  'areas.add',
  'areas.change',
  'areas.merge',
  'landmarks.add',
  'landmarks.change',
  'landmarks.merge',
  'jobs.retry',
  'import.undo',
  'payment.confirm',
  'payment.refuse',
  'payment.receive',
  'complaint.decide',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Actions of the site itself; all others have an administrator. */
export const automaticActions: readonly AuditAction[] = [
  'listing.hold',
  'listing.lapse',
  'listing.pause',
  'payment.receive',
];

export const auditActors = ['administrators', 'site'] as const;
export type AuditActor = (typeof auditActors)[number];

const auditEntrySchema = z.object({
  id: z.string(),
  at: timestamp,
  action: z.enum(auditActions),
  admin: z
    .object({ _id: idSchema, name: z.string() })
    .nullable()
    .describe('Null if the administrator’s account was deleted, or the site itself or a command acted.'),
  isByCommandLine: z.boolean().describe('True if a command on the server did it.'),
  subject: z
    .object({ _id: z.string(), label: z.string() })
    .describe('The title of the listing, the name of the account or the name of the setting, at that time.'),
  detail: z.string().optional().describe('The reason, or the changed values.'),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

export const listAuditEntries = defineEndpoint({
  name: 'listAuditEntries',
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  tag: 'moderation',
  summary: 'Actions of administrators and of the site itself, newest first, 20 a page.',
  query: z.object({
    page: pageNumber.default(1),
    action: z.enum(auditActions, { error: m.input_action }).optional(),
    by: z.enum(auditActors, { error: m.input_actor }).optional(),
  }),
  response: z.object({
    entries: z.array(auditEntrySchema),
    page: z.int(),
    total: z.int(),
    totalPages: z.int(),
  }),
});

export const auditEndpoints = [listAuditEntries] as const;
