import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { m } from './paraglide/messages.js';

export const deleteAccountBody = z.object({
  password: z
    .string()
    .min(1, { error: m.input_your_password_required })
    .max(200, { error: m.error_wrong_current_password }),
  confirm: z.string().trim().min(1, { error: m.input_type_email }).max(254, { error: m.input_type_email }),
});

export const listPhoneReveals = defineEndpoint({
  name: 'listPhoneReveals',
  method: 'GET',
  path: '/api/users/phone-reveals',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'The number of visitors who were shown your phone number, by day, without who they were.',
  response: z.object({
    days: z.array(
      z.object({
        day: z.iso.date(),
        visitors: z.int(),
        signedIn: z.int().describe('Visitors with an account.'),
      }),
    ),
  }),
});

export const prepareOwnData = defineEndpoint({
  name: 'prepareOwnData',
  method: 'POST',
  path: '/api/users/own-data',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'A download address for all data about you; it expires after some minutes.',
  response: z.object({ url: z.string(), until: timestamp }),
});

export const deleteOwnAccount = defineEndpoint({
  name: 'deleteOwnAccount',
  method: 'POST',
  path: '/api/users/delete-account',
  access: 'user',
  tag: 'accounts',
  summary:
    'Deletes your account with its listings, pictures and messages, and cancels future visits. This cannot be undone. Content that was reported is kept until the report is settled.',
  body: deleteAccountBody,
  response: z.object({ message: z.string() }),
  errors: ['wrong_current_password', 'own_code_wrong', 'confirmation_differs'],
});

export const ownDataEndpoints = [listPhoneReveals, prepareOwnData, deleteOwnAccount] as const;
