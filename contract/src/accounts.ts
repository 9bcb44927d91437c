import { z } from 'zod';
import {
  changePasswordBody,
  emailBody,
  loginBody,
  personName,
  registerBody,
  resetPasswordBody,
} from './account-forms.ts';
import { defineEndpoint } from './endpoint.ts';
import { expiry } from './expiry.ts';
import { idSchema, messageAnswer, timestamp } from './fields.ts';
import { offeredLanguages, siteLanguages } from './language.ts';
import { m } from './paraglide/messages.js';
import { roles } from './vocabulary.ts';

/** An account as its owner sees it, and as the session stores it. */
export const userSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  avatar: z.string().optional().describe('Address of the profile picture.'),
  authProvider: z.string(),
  hasPassword: z
    .literal(false)
    .optional()
    .describe('Present if there is no password; an emailed code replaces it.'),
  hasName: z
    .literal(false)
    .optional()
    .describe('Present if the account was opened without a name; its owner can give one.'),
  role: z.enum(roles),
  language: z.enum(siteLanguages).describe('The language of emails and notifications.'),
  isVerified: z.boolean(),
  createdAt: timestamp,
});
export type User = z.output<typeof userSchema>;

const token = z.string().min(1).max(200);

export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  tag: 'accounts',
  summary: 'Create an account and email a verification link.',
  body: registerBody,
  status: 201,
  response: messageAnswer,
  errors: ['email_taken', 'phone_invalid', 'notice_changed', 'age_not_confirmed'],
});

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  tag: 'accounts',
  summary: `Start a session: a token for the Authorization header. It expires after ${expiry.sessionDays} days, unless the session is kept.`,
  body: loginBody,
  response: z.object({ message: z.string(), user: userSchema, token: z.string() }),
  errors: ['wrong_credentials', 'account_banned', 'code_needed', 'wrong_code'],
});

export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'anyone',
  tag: 'accounts',
  summary: `Email a reset link. It expires after ${expiry.passwordResetMinutes} minutes. The answer is the same whether or not the account exists.`,
  body: emailBody,
  response: messageAnswer,
});

export const verifyEmail = defineEndpoint({
  name: 'verifyEmail',
  method: 'GET',
  path: '/api/auth/verify-email',
  access: 'anyone',
  tag: 'accounts',
  summary: `Confirm an email address with the emailed token. It works once and expires after ${expiry.emailConfirmationHours} hours.`,
  query: z.object({ token }),
  response: messageAnswer,
  errors: ['verification_link_invalid'],
});

export const resendVerification = defineEndpoint({
  name: 'resendVerification',
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'Email the verification link again, to the address of the session.',
  body: emailBody,
  response: z.object({ message: z.string(), user: userSchema }),
  errors: ['not_allowed', 'already_verified'],
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password/:token',
  access: 'anyone',
  tag: 'accounts',
  summary: 'Set a new password with the emailed token. Ends every session of the account.',
  params: z.object({ token }),
  body: resetPasswordBody,
  response: messageAnswer,
  errors: ['reset_link_invalid'],
});

export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'PATCH',
  path: '/api/users/change-password',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'Change the password. Every other session ends; the answer contains a new token.',
  body: changePasswordBody,
  response: z.object({ message: z.string(), token: z.string() }),
  errors: ['wrong_current_password', 'own_code_wrong', 'same_password'],
});

export const mailOwnCode = defineEndpoint({
  name: 'mailOwnCode',
  method: 'POST',
  path: '/api/users/mail-code',
  access: 'signed-in',
  tag: 'accounts',
  summary: `Email a code that replaces the password of an account without one. It expires after ${expiry.emailCodeMinutes} minutes.`,
  response: messageAnswer,
  errors: ['password_there'],
});

export const uploadProfilePicture = defineEndpoint({
  name: 'uploadProfilePicture',
  method: 'POST',
  path: '/api/users/upload-profile-picture',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'Replace the profile picture.',
  form: { fields: z.object({}), files: { name: 'profilePicture', maxCount: 1, required: true } },
  response: z.object({ message: z.string(), user: userSchema }),
  errors: [
    'picture_missing',
    'picture_too_large',
    'picture_too_many_pixels',
    'picture_unsupported',
    'picture_damaged',
    'upload_broken',
  ],
});

export const giveName = defineEndpoint({
  name: 'giveName',
  method: 'PATCH',
  path: '/api/users/name',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'Name an account that was opened without a name. A name that is there stays.',
  body: z.object({ name: personName }),
  response: z.object({ message: z.string(), user: userSchema }),
  errors: ['not_allowed'],
});

export const changeLanguage = defineEndpoint({
  name: 'changeLanguage',
  method: 'PATCH',
  path: '/api/users/language',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'Choose the language of emails and notifications. Until then it is that of the last login.',
  body: z.object({
    language: z
      .enum(siteLanguages, { error: m.input_language })
      .refine((language) => offeredLanguages().includes(language), { error: m.input_language }),
  }),
  response: z.object({ message: z.string(), user: userSchema }),
});

export const viewOwnAccount = defineEndpoint({
  name: 'viewOwnAccount',
  method: 'GET',
  path: '/api/users/me',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'The account of the session, in its current state.',
  response: z.object({ user: userSchema }),
});

export const accountEndpoints = [
  register,
  login,
  forgotPassword,
  verifyEmail,
  resendVerification,
  resetPassword,
  changePassword,
  mailOwnCode,
  uploadProfilePicture,
  giveName,
  changeLanguage,
  viewOwnAccount,
] as const;
