import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { login, register } from '@thikana/contract/accounts';
import { expect, it } from 'vitest';
import { notice } from '../../../test/consent.ts';
import { describedBy, fillIn, press } from '../../../test/fields.ts';
import { asha, tokenUntil } from '../../../test/people.ts';
import { isDisabled, pass, show, toasts } from '../../../test/show.tsx';
import { site } from '../../../test/site.ts';
import { heldAnswer, stubApi } from '../../../test/stub-api.ts';
import LoginPage from './login.tsx';
import SignUpPage, { meta } from './signup.tsx';

const signUpRoute = { path: '/signup', Component: SignUpPage, loader: () => ({ notice }) } as const;
const showSignUp = () => show([signUpRoute], '/signup');

const good = {
  Name: 'Binita Rai',
  'Email Address': 'binita@example.com',
  'Phone Number': '9832011111',
  Password: 'chiya garden',
  'Confirm Password': 'chiya garden',
};
const isOldEnough = 'I am 18 or older';
async function fillInAll(): Promise<void> {
  fillIn(good);
  await press(isOldEnough, 'checkbox');
}
type Label = keyof typeof good;

it('has its fields in order', async () => {
  const { container } = await showSignUp();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create Your Account');
  const labels = [...container.querySelectorAll('form label')].map((label) => label.textContent);
  expect(labels).toEqual([...Object.keys(good), isOldEnough]);
  for (const label of labels) {
    expect(screen.getByLabelText(label ?? '').getAttribute('aria-required')).toBe('true');
  }
  expect(screen.getByLabelText('Name').getAttribute('placeholder')).toBe('Your full name');
  expect(screen.getByLabelText('Password').getAttribute('placeholder')).toBe('Minimum 6 characters');
  expect(screen.getByLabelText('Email Address').getAttribute('type')).toBe('email');
  expect(screen.getByText(/Already have an account\?/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy();
});

it('accepts ten digits after +91', async () => {
  await showSignUp();
  expect(screen.getByText('+91')).toBeTruthy();
  const phone = screen.getByLabelText<HTMLInputElement>('Phone Number');
  await userEvent.setup({ delay: null }).type(phone, '98a32-01111 1234');
  expect(phone.value).toBe('9832011111');
});

it.each<[string, Label, string]>([
  ['Invalid email address.', 'Email Address', 'binita.example.com'],
  ['Password must be at least 6 characters long.', 'Password', '12345'],
  ['Passwords do not match.', 'Confirm Password', 'chiya gardens'],
  ['Name is required.', 'Name', '   '],
  ['Name must be at least 3 characters long.', 'Name', 'Bi'],
  ['Phone number must be 10 digits.', 'Phone Number', '983201111'],
])('shows %s for %s %j and sends nothing', async (text, label, value) => {
  const api = stubApi();
  await showSignUp();
  await fillInAll();
  fillIn({ [label]: value });
  await press('Create Account');
  expect(describedBy(label)).toContain(text);
  expect(api.asked).toEqual([]);
});

it('asks for the age, and shows what is kept, why and how long', async () => {
  const api = stubApi();
  await showSignUp();
  const [what, kept] = ['What we keep', 'How long we keep it'].map((title) =>
    screen.getAllByText(title).map((each) => each.parentElement?.textContent),
  );
  expect(what).toContain('What we keepnameemail address');
  expect(kept).toContain('How long we keep ituntil you delete the search');
  fillIn(good);
  await press('Create Account');
  expect(screen.getByText('Please confirm that you are 18 or older.')).toBeTruthy();
  expect(api.asked).toEqual([]);
});

it('shows Registering... with all inputs disabled, then opens the login', async () => {
  const api = stubApi();
  const { held, letGo } = heldAnswer();
  api.on(register, held);
  const { visitor } = await showSignUp();
  await fillInAll();
  await press('Create Account');
  expect(isDisabled(screen.getByRole('button', { name: 'Registering...' }))).toBe(true);
  for (const label of Object.keys(good)) expect(isDisabled(screen.getByLabelText(label))).toBe(true);

  letGo({ status: 201, json: { message: 'Welcome' } });
  await pass(0);
  expect(api.asked).toMatchObject([
    {
      method: 'POST',
      path: '/api/auth/register',
      body: {
        name: 'Binita Rai',
        email: 'binita@example.com',
        phone: '+919832011111',
        password: 'chiya garden',
        agreement: { notice: notice.version, isOfAge: true },
      },
    },
  ]);
  expect(api.asked[0]?.body).not.toHaveProperty('confirmPassword');
  expect(toasts('success')).toEqual(['User Signup Successful.']);
  expect(visitor.address).toBe('/login');
});

const routes = [
  signUpRoute,
  { path: '/login', Component: LoginPage },
  { path: '/dashboard/new-post', Component: () => 'the form' },
];
const signUpAtTheGate = async () => {
  const { visitor } = await show(routes, '/login?notice=post&from=%2Fdashboard%2Fnew-post');
  await press('Create an account', 'link');
  expect(visitor.address).toBe('/signup?from=%2Fdashboard%2Fnew-post');
  await fillInAll();
  await press('Create Account');
  await pass(0);
  return visitor;
};

it('goes straight on to where the visitor wanted to go, without asking for the password again', async () => {
  const api = stubApi();
  api.on(register, { status: 201, json: { message: 'Welcome' } });
  const token = tokenUntil(new Date('2026-11-28'));
  api.on(login, { json: { message: 'Welcome', user: asha, token } });
  const visitor = await signUpAtTheGate();
  expect(toasts('success')).toEqual(['User Signup Successful.']);
  expect(api.asked.find(({ path }) => path === register.path)?.body).toMatchObject({
    from: '/dashboard/new-post',
  });
  const body = { email: 'binita@example.com', password: 'chiya garden' };
  expect(api.asked.find(({ path }) => path === login.path)).toMatchObject({ body });
  expect(sessionStorage.getItem('token')).toBe(token);
  expect(visitor.address).toBe('/dashboard/new-post');
});

it('opens the login with the address if the session does not start', async () => {
  const api = stubApi();
  api.on(register, { status: 201, json: { message: 'Welcome' } });
  api.on(login, { status: 429, json: { message: 'Wait a little.' } });
  const visitor = await signUpAtTheGate();
  expect(visitor.address).toBe('/login?from=%2Fdashboard%2Fnew-post');
  expect(screen.getByText(/^We sent a link to binita@example\.com/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('binita@example.com');
});

it.each([
  [
    { status: 409, json: { code: 'email_taken', message: 'This address is taken.' } },
    'This address is taken.',
  ],
  [{ status: 500 }, 'Something went wrong. Please try again.'],
])('shows %j as %s and can be sent again', async (answer, text) => {
  const api = stubApi();
  api.on(register, answer);
  await showSignUp();
  await fillInAll();
  await press('Create Account');
  expect(toasts('error')).toEqual([text]);
  expect(isDisabled(screen.getByRole('button', { name: 'Create Account' }))).toBe(false);
  expect(isDisabled(screen.getByLabelText('Name'))).toBe(false);
});

it('leads on from an address with an account to a link that sets its password', async () => {
  const api = stubApi();
  api.on(register, { status: 409, json: { code: 'email_taken', message: 'This address is taken.' } });
  await showSignUp();
  await fillInAll();
  await press('Create Account');
  const link = screen.getByRole('link', { name: /^No password yet, or forgotten\?/ });
  expect(link.getAttribute('href')).toBe('/login?notice=forgot');

  api.on(register, { status: 500 });
  await press('Create Account');
  expect(screen.queryByRole('link', { name: /^No password yet/ })).toBeNull();
});

it('has /signup as its canonical address, at every address', () => {
  const root = { id: 'root', loaderData: { site } };
  expect(meta({ matches: [root] })).toContainEqual({
    rel: 'canonical',
    href: 'https://thikana.example/signup',
  });
});
