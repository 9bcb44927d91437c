import { z } from 'zod';
import { currentCity } from './city.ts';
import { cleanText } from './clean-text.ts';
import { agreement } from './consent.ts';
import { expiry } from './expiry.ts';
import { withoutCountryCode } from './indian-phone.ts';
import { m } from './paraglide/messages.js';
import { renewedSessionHeader } from './renewed-session.ts';
import { isSitePath } from './site-path.ts';
import { secondStepCode } from './two-step.ts';
import { limits } from './vocabulary.ts';
import { withoutAadhaar } from './written-text.ts';

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
  from: z
    .string()
    .max(500, { error: m.input_not_valid })
    .refine(isSitePath, { error: m.input_not_valid })
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
