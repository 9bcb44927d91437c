import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { messageAnswer } from './fields.ts';
import { m } from './paraglide/messages.js';
import { limits } from './vocabulary.ts';

const password = z
  .string({ error: m.input_password_required })
  .min(1, { error: m.input_password_required })
  .max(limits.passwordMaxLength);

/** Six digits from an authenticator app, or a recovery code; spaces and hyphens are ignored. */
export const secondStepCode = z
  .string({ error: m.input_code_required })
  .max(40, { error: m.input_code })
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1, { error: m.input_code_required })
      .regex(/^(\d{6}|[A-Z2-7]{16})$/, { error: m.input_code }),
  );

export const beginTwoStepBody = z.object({ password });
export const confirmTwoStepBody = z.object({ code: secondStepCode });
export const endTwoStepBody = z.object({ password, code: secondStepCode });

const recoveryCodes = z
  .array(z.string())
  .describe('Each replaces the authenticator once. They are shown only this time.');

export const viewTwoStep = defineEndpoint({
  name: 'viewTwoStep',
  method: 'GET',
  path: '/api/users/two-step',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'Whether the account has two-step login.',
  response: z.object({
    isOn: z.boolean(),
    isRequired: z.boolean().describe('Whether the site requires it of this account.'),
    recoveryCodesLeft: z.int(),
  }),
});

export const beginTwoStep = defineEndpoint({
  name: 'beginTwoStep',
  method: 'POST',
  path: '/api/users/two-step/begin',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'Create a new secret for an authenticator. It takes effect once a code of it is confirmed.',
  body: beginTwoStepBody,
  response: z.object({
    secret: z.string().describe('Base32, for typing if no code can be scanned.'),
    uri: z.string().describe('The same as an otpauth URI, for a QR code.'),
  }),
  errors: ['wrong_current_password', 'own_code_wrong', 'password_needed', 'two_step_on'],
});

export const confirmTwoStep = defineEndpoint({
  name: 'confirmTwoStep',
  method: 'POST',
  path: '/api/users/two-step/confirm',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'Turn on two-step login with a code of the new secret.',
  body: confirmTwoStepBody,
  response: z.object({ recoveryCodes }),
  errors: ['wrong_code', 'two_step_on'],
});

export const renewRecoveryCodes = defineEndpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/users/two-step/recovery-codes',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'Replace all recovery codes.',
  body: endTwoStepBody,
  response: z.object({ recoveryCodes }),
  errors: ['wrong_current_password', 'own_code_wrong', 'wrong_code', 'two_step_off'],
});

export const endTwoStep = defineEndpoint({
  name: 'endTwoStep',
  method: 'POST',
  path: '/api/users/two-step/end',
  access: 'signed-in',
  tag: 'accounts',
  summary: 'Turn off two-step login.',
  body: endTwoStepBody,
  response: messageAnswer,
  errors: ['wrong_current_password', 'own_code_wrong', 'wrong_code', 'two_step_off', 'two_step_required'],
});

export const twoStepEndpoints = [
  viewTwoStep,
  beginTwoStep,
  confirmTwoStep,
  renewRecoveryCodes,
  endTwoStep,
] as const;
