import { expect, it } from 'vitest';
import type { z } from 'zod';
import {
  changePasswordBody,
  changePasswordForm,
  emailBody,
  loginBody,
  registerBody,
  registerForm,
  resetPasswordBody,
  resetPasswordForm,
} from './account-forms.ts';
import { verifyEmail } from './accounts.ts';
import { beginTwoStepBody, secondStepCode } from './two-step.ts';

const long = (length: number) => 'x'.repeat(length);
const asha = { name: 'Asha', email: 'asha@example.com', phone: '+919000000001', password: 'secret' };
const form = { ...asha, phone: '9000000001', confirmPassword: 'secret' };
const passwords = { currentPassword: 'a', newPassword: 'secret', confirmPassword: 'secret' };

/** The last accepted and the first rejected value at each bound. */
const requests: readonly [
  name: string,
  schema: z.ZodType,
  accepted: readonly unknown[],
  refused: readonly unknown[],
][] = [
  [
    'a name',
    registerBody,
    [
      { ...asha, name: ' Ash ' },
      { ...asha, name: long(80) },
    ],
    [
      { ...asha, name: 'As' },
      { ...asha, name: long(81) },
      { ...asha, name: ' ' },
    ],
  ],
  [
    'a password',
    registerBody,
    [
      { ...asha, password: long(6) },
      { ...asha, password: long(200) },
    ],
    [
      { ...asha, password: long(5) },
      { ...asha, password: long(201) },
      { ...asha, password: 7 },
    ],
  ],
  [
    'a number',
    registerBody,
    [asha],
    [
      { ...asha, phone: '9000000001' },
      { ...asha, phone: '+9190000000011' },
      { ...asha, phone: 'x+919000000001' },
      { ...asha, phone: '+91900000000a' },
    ],
  ],
  [
    'ten digits',
    registerForm,
    [form],
    [
      { ...form, phone: '900000000' },
      { ...form, phone: '90000000011' },
      { ...form, phone: 'a900000000' },
    ],
  ],
  [
    'a repeated password',
    registerForm,
    [form],
    [
      { ...form, confirmPassword: 'secret ' },
      { ...form, confirmPassword: undefined },
    ],
  ],
  [
    'an address',
    emailBody,
    [{ email: ' asha@example.com ' }, { email: `${long(242)}@example.com` }],
    [{ email: `${long(243)}@example.com` }, { email: 'asha' }, { email: 'a@b@c' }, { email: '' }, {}],
  ],
  [
    'a login',
    loginBody,
    [
      { email: asha.email, password: 'x' },
      { email: asha.email, password: long(200) },
    ],
    [{ email: asha.email, password: '' }, { email: asha.email, password: long(201) }, { email: asha.email }],
  ],
  [
    'a browser',
    loginBody,
    [{ email: asha.email, password: 'x', browser: '01234567-89ab-cdef-0123-456789abcdef' }],
    [
      { email: asha.email, password: 'x', browser: '0' },
      { email: asha.email, password: 'x', browser: `z${'0'.repeat(36)}` },
      { email: asha.email, password: 'x', browser: `${'0'.repeat(36)}z` },
      { email: asha.email, password: 'x', browser: '0'.repeat(35) },
      { email: asha.email, password: 'x', browser: '0'.repeat(37) },
      { email: asha.email, password: 'x', browser: 'g'.repeat(36) },
    ],
  ],
  [
    'a new password',
    resetPasswordBody,
    [{ password: long(6) }],
    [{ password: long(5) }, { password: long(201) }],
  ],
  [
    'a new password twice',
    resetPasswordForm,
    [{ password: 'secret', confirmPassword: 'secret' }],
    [{ password: 'secret', confirmPassword: 'other' }],
  ],
  [
    'a change of password',
    changePasswordBody,
    [passwords, { ...passwords, currentPassword: long(200) }],
    [
      { ...passwords, currentPassword: '' },
      { ...passwords, currentPassword: long(201) },
      { ...passwords, newPassword: long(5) },
    ],
  ],
  [
    'a change of password, repeated',
    changePasswordForm,
    [passwords],
    [
      { ...passwords, confirmPassword: '' },
      { ...passwords, confirmPassword: 'secrets' },
      { ...passwords, currentPassword: 'secret' },
    ],
  ],
  [
    'a token',
    verifyEmail.query,
    [{ token: 'x' }, { token: long(200) }],
    [{ token: '' }, { token: long(201) }, {}],
  ],
  [
    'a second step',
    secondStepCode,
    ['123 456', '123-456', 'abcd-efgh-2345-67ab'],
    ['12345', '1234567', 'x123456', '', ' ', 'ABCDEFGH234567A1', `${long(41)}`, 123456],
  ],
  [
    'a password before the second step',
    beginTwoStepBody,
    [{ password: 'x' }, { password: long(200) }],
    [{ password: '' }, { password: long(201) }],
  ],
];

it.each(requests)('%s is accepted up to its bounds', (_, schema, accepted) => {
  for (const request of accepted)
    expect([request, schema.safeParse(request).error?.issues]).toEqual([request, undefined]);
});

it.each(requests)('%s is rejected beyond its bounds', (_, schema, __, refused) => {
  for (const request of refused)
    expect([request, schema.safeParse(request).success]).toEqual([request, false]);
});

it('reports an empty name and differing passwords together', () => {
  const { error } = registerForm.safeParse({ ...form, name: ' ', confirmPassword: 'other' });
  expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ['name', 'Name is required.'],
    ['confirmPassword', 'Passwords do not match.'],
  ]);
});

it('shows the error about differing passwords at the second field, whatever else is invalid', () => {
  const issues =
    registerForm.safeParse({ ...form, name: 'As', confirmPassword: 'other' }).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join())).toEqual(expect.arrayContaining(['name', 'confirmPassword']));
  const reset = resetPasswordForm.safeParse({ password: 'a', confirmPassword: 'b' }).error?.issues ?? [];
  expect(reset.map(({ path }) => path.join())).toEqual(
    expect.arrayContaining(['password', 'confirmPassword']),
  );
  const same = changePasswordForm.safeParse({ ...passwords, currentPassword: 'secret' }).error?.issues ?? [];
  expect(same.map(({ path }) => path.join())).toEqual(['newPassword']);
  const differing =
    changePasswordForm.safeParse({ ...passwords, confirmPassword: 'other' }).error?.issues ?? [];
  expect(differing.map(({ path }) => path.join())).toEqual(['confirmPassword']);
});

it.each(['98320 12345', '+91 98320 12345', '09832012345'])(
  'reads the phone number %s that a browser fills in',
  (phone) => {
    expect(registerForm.parse({ ...form, phone })).toMatchObject({ phone: '9832012345' });
  },
);
