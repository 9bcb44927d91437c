import { z } from 'zod';
import { userSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { expiry } from './expiry.ts';
import { idParams, messageAnswer, pageNumber, timestamp } from './fields.ts';
import { sortDirections } from './moderation.ts';
import { m } from './paraglide/messages.js';
import { roles } from './vocabulary.ts';
import { writtenText } from './written-text.ts';

/** An account as administrators see it. */
const adminUserSchema = userSchema.extend({
  phoneNumber: z.string().optional().describe('Same value as phone.'),
  isBanned: z.boolean(),
  bannedAt: timestamp.optional(),
  banReason: z.string().optional().describe('The administrator’s text.'),
  listings: z
    .int()
    .optional()
    .describe('The number of listings of the account; only in the answer about one account.'),
});
export type AdminUser = z.output<typeof adminUserSchema>;

const answer = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.literal(true), message: z.string(), data });

export const listUsers = defineEndpoint({
  name: 'listUsers',
  method: 'GET',
  path: '/api/admin/get-all-users',
  access: 'admin',
  tag: 'users',
  summary: 'Every account, newest first.',
  response: answer(z.array(adminUserSchema)),
});

export const listUsersByVerification = defineEndpoint({
  name: 'listUsersByVerification',
  method: 'GET',
  path: '/api/admin/get-user-by-verification-status',
  access: 'admin',
  tag: 'users',
  summary: 'Every account whose email address is, or is not, confirmed.',
  query: z.object({ isVerified: z.enum(['true', 'false'], { error: m.input_true_or_false }) }),
  response: answer(z.array(adminUserSchema)),
});

export const viewUser = defineEndpoint({
  name: 'viewUser',
  method: 'GET',
  path: '/api/admin/view-user/:id',
  access: 'admin',
  tag: 'users',
  summary: 'One account.',
  params: idParams,
  response: answer(adminUserSchema),
  errors: ['user_not_found'],
});

export const userSortKeys = ['created', 'name', 'email', 'role', 'verified'] as const;

export const pageUsers = defineEndpoint({
  name: 'pageUsers',
  method: 'GET',
  path: '/api/admin/users',
  access: 'admin',
  tag: 'users',
  summary: 'One page of 8 accounts, filtered, searched and sorted.',
  query: z.object({
    page: pageNumber.default(1),
    isVerified: z.enum(['true', 'false'], { error: m.input_true_or_false }).optional(),
    isBanned: z.enum(['true', 'false'], { error: m.input_true_or_false }).optional(),
    q: z.string().trim().max(100).optional().describe('Words in name, email, phone number or id.'),
    sort: z.enum(userSortKeys, { error: m.input_sort_column }).default('created'),
    direction: z.enum(sortDirections, { error: m.input_direction }).default('desc'),
  }),
  response: answer(z.array(adminUserSchema)).extend({
    page: z.int(),
    total: z.int(),
    totalPages: z.int(),
  }),
});

export const reasonSchema = writtenText(m.input_reason_required, { min: 3, max: 500 });

export const banUser = defineEndpoint({
  name: 'banUser',
  method: 'POST',
  path: '/api/admin/users/:id/ban',
  access: 'admin',
  tag: 'users',
  summary:
    'Ban an account: end its sessions, hide its listings and refuse its login. Repeating it changes nothing.',
  params: idParams,
  body: z.object({ reason: reasonSchema.describe('Emailed to the person and stored.') }),
  response: answer(adminUserSchema),
  errors: ['user_not_found', 'own_account', 'last_admin'],
});

export const liftBan = defineEndpoint({
  name: 'liftBan',
  method: 'POST',
  path: '/api/admin/users/:id/lift-ban',
  access: 'admin',
  tag: 'users',
  summary: 'Lift a ban and show the account’s listings again. Repeating it changes nothing.',
  params: idParams,
  response: answer(adminUserSchema),
  errors: ['user_not_found'],
});

export const mailResetLink = defineEndpoint({
  name: 'mailResetLink',
  method: 'POST',
  path: '/api/admin/users/:id/reset-password',
  access: 'admin',
  tag: 'users',
  summary: `Email the person a link to choose a new password. It expires after ${expiry.passwordResetMinutes} minutes.`,
  params: idParams,
  response: messageAnswer,
  errors: ['user_not_found'],
});

export const deleteUser = defineEndpoint({
  name: 'deleteUser',
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access: 'admin',
  tag: 'users',
  summary: 'Delete an account with its listings and pictures permanently.',
  params: idParams,
  query: z.object({
    confirm: z.string().max(254).describe('The email address of the account, typed again.'),
  }),
  response: messageAnswer,
  errors: ['user_not_found', 'own_account', 'last_admin', 'confirmation_differs'],
});

export const changeRole = defineEndpoint({
  name: 'changeRole',
  method: 'PUT',
  path: '/api/admin/users/:id/role',
  access: 'admin',
  tag: 'users',
  summary: 'Give an account another role and end its sessions. Repeating it changes nothing.',
  params: idParams,
  body: z.object({ role: z.enum(roles, { error: m.input_role }) }),
  response: answer(adminUserSchema),
  errors: ['user_not_found', 'own_account', 'last_admin'],
});

export const userEndpoints = [
  listUsers,
  pageUsers,
  listUsersByVerification,
  viewUser,
  banUser,
  liftBan,
  mailResetLink,
  deleteUser,
  changeRole,
] as const;
