import { z } from 'zod';
import { currentCity } from './city.ts';
import { cleanText } from './clean-text.ts';
import { agreement } from './consent.ts';
import { defineEndpoint } from './endpoint.ts';
import { expiry } from './expiry.ts';
import { idSchema, messageAnswer, timestamp } from './fields.ts';
import { withoutCountryCode } from './indian-phone.ts';
import { offeredLanguages, siteLanguages } from './language.ts';
import { m } from './paraglide/messages.js';
import { renewedSessionHeader } from './renewed-session.ts';
import { sitePath } from './site-path.ts';
import { secondStepCode } from './two-step.ts';
import { limits, roles } from './vocabulary.ts';
import { withoutAadhaar } from './written-text.ts';

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
  role: z.enum(roles),
  language: z.enum(siteLanguages).describe('The language of emails and notifications.'),
  isVerified: z.boolean(),
  createdAt: timestamp,
});
export type User = z.output<typeof userSchema>;

/** Exactly one recipient: no address list syntax, and no invisible characters. */
const oneAddress = /^[^\s@<>"(),:;[\]\\\p{C}\p{DI}]+@[^\s@<>"(),:;[\]\\\p{C}\p{DI}]+$/u;

export const emailAddress = z
  .string({ error: m.input_email })
  .transform((text) => text.trim())
  .pipe(
    z
      .string()
      .max(limits.emailMaxLength, { error: m.input_email })
      .regex(oneAddress, { error: m.input_email }),
  );

const newPassword = (tooShort: () => string) =>
  z
    .string({ error: tooShort })
    .min(limits.passwordMinLength, { error: tooShort })
    .max(limits.passwordMaxLength, {
      error: () => m.input_password_too_long({ most: limits.passwordMaxLength }),
    });

const signUpPassword = newPassword(m.input_password_too_short);
const resetPasswordText = newPassword(m.input_new_password_too_short);

export const personName = z
  .string({ error: m.input_name_required })
  .transform((text) => cleanText(text))
  .pipe(
    z
      .string()
      .min(limits.nameMinLength, {
        error: ({ input }) => (input ? m.input_name_too_short() : m.input_name_required()),
      })
      .max(limits.nameMaxLength, { error: () => m.input_name_too_long({ most: limits.nameMaxLength }) })
      .refine(...withoutAadhaar),
  );

/** A number of another country than India in any usual form; the server reads it. */
const anyPhone = /^[+\d(][\d ()./-]{3,24}$/;

/** In India a number has ten digits; elsewhere the server knows what a number is. */
function phoneInIndia(inIndia: RegExp) {
  const isIndia = () => currentCity().country === 'IN';
  const error = () => (isIndia() ? m.input_phone_ten_digits() : m.input_phone());
  return z.string({ error }).refine((phone) => (isIndia() ? inIndia : anyPhone).test(phone), { error });
}

/** What a person types: in India ten digits. A browser may have filled in the country code too. */
const typedPhone = z
  .string()
  .transform((text) => (currentCity().country === 'IN' ? withoutCountryCode(text) : text))
  .pipe(phoneInIndia(/^\d{10}$/));

export const registerBody = z.object({
  name: personName,
  email: emailAddress,
  phone: phoneInIndia(/^\+(91\d{10}|(?!91)[1-9]\d{6,14})$/).describe(
    '+ and the country code. Without them the number belongs to the country of the city, except in India.',
  ),
  password: signUpPassword,
  agreement: agreement
    .optional()
    .describe(
      'Without it, the account is asked to agree to the notice when its owner first logs in on the site.',
    ),
  from: sitePath
    .optional()
    .describe('The page that the person was on the way to. The emailed link leads on to it.'),
});

/** The sign-up form: ten digits, and the password twice. */
export const registerForm = registerBody
  .omit({ agreement: true, from: true })
  .extend({ phone: typedPhone, confirmPassword: z.string(), isOfAge: z.boolean().optional() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: m.input_passwords_differ,
    when: () => true,
  });

export const browserId = z
  .string()
  .regex(/^[0-9a-f-]{36}$/, { error: m.input_not_valid })
  .optional()
  .describe('A random UUID stored in this browser. The owner is emailed about logins in other browsers.');

export const keepSession = z
  .boolean()
  .default(false)
  .describe(
    `Keeps the session for ${expiry.keptSessionDays} days after its last use. Its token is then replaced from time to time: an answer with the header \`${renewedSessionHeader}\` carries the next one, and the old one ends the session when it is used again.`,
  );

export const loginBody = z.object({
  email: emailAddress,
  password: z
    .string({ error: m.input_password_required })
    .min(1, { error: m.input_password_required })
    .max(limits.passwordMaxLength),
  code: secondStepCode.optional().describe('Required if the account has two-step login.'),
  browser: browserId,
  keep: keepSession,
});

export const emailBody = z.object({ email: emailAddress });

export const resetPasswordBody = z.object({ password: resetPasswordText });

export const resetPasswordForm = z
  .object({ password: resetPasswordText, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: m.input_passwords_differ,
    when: () => true,
  });

export const changePasswordBody = z.object({
  currentPassword: z
    .string({ error: m.input_current_password_required })
    .min(1, { error: m.input_current_password_required })
    .max(limits.passwordMaxLength),
  newPassword: signUpPassword,
});

export const changePasswordForm = changePasswordBody
  .extend({ confirmPassword: z.string().min(1, { error: m.input_repeat_new_password }) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    error: m.input_new_passwords_differ,
  })
  .refine((form) => form.newPassword !== form.currentPassword, {
    path: ['newPassword'],
    error: m.input_same_password,
  });

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
  changeLanguage,
  viewOwnAccount,
] as const;
