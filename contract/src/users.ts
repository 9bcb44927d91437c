import { z } from 'zod';
import { userSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './fields.ts';

/** An account as administrators see it. */
export const adminUserSchema = userSchema.extend({
  phoneNumber: z.string().optional().describe('Same value as phone.'),
  isBanned: z.boolean(),
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
  summary: 'Every account whose email address is, or is not, verified.',
  query: z.object({ isVerified: z.enum(['true', 'false'], 'Please say true or false.') }),
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

export const userEndpoints = [listUsers, listUsersByVerification, viewUser] as const;
