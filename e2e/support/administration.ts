import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { agreement, authorization } from './people.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
  password: string;
}

/** A new person who has posted listings with these titles, in this order, and with these fields. */
export async function personWithPosts(
  request: APIRequestContext,
  name: string,
  titles: readonly string[] = [],
  fields: Readonly<Record<string, string>> = {},
): Promise<Person> {
  const account = { email: `${randomUUID()}@example.com`, password: 'a quiet verandah' };
  const data = { ...account, name, phone: '+919832012345', agreement: await agreement(request) };
  await succeed(request.post('/api/auth/register', { data }));
  const login = await succeed(request.post('/api/auth/login', { data: account }));
  const { token, user } = (await login.json()) as { token: string; user: { _id: string } };
  for (const title of titles) {
    await succeed(
      request.post('/api/user/post/add-new-post', {
        headers: { authorization: `Bearer ${token}` },
        multipart: { ...shopForRent, ...fields, title },
      }),
    );
  }
  return { ...account, name, id: user._id };
}

const shopForRent = {
  intent: 'rent',
  propertyCategory: 'shop',
  description: 'On the ground floor with a shutter, ten steps from the bus stand.',
  location: 'Sevoke Road, Siliguri',
  coordinates: JSON.stringify({ type: 'Point', coordinates: [88.437, 26.733] }),
  shopArea: '240',
  availableFrom: '2026-12-01',
  pricePerFrequency: '9000',
  frequency: 'month',
  availableForDuration: '11',
  availableForDurationUnit: 'month',
};

/** Approves all listings with these titles; the page must be an administrator's. */
export async function approvePosts(page: Page, titles: readonly string[]): Promise<void> {
  const headers = await authorization(page);
  for (const title of titles) {
    const found = await succeed(page.request.get('/api/admin/posts', { headers, params: { q: title } }));
    const { data } = (await found.json()) as { data: { _id: string }[] };
    for (const { _id: id } of data) {
      await succeed(page.request.patch('/api/admin/approve-post', { headers, params: { id } }));
    }
  }
}

/** The titles of the pending posts, oldest first, from the server. */
export async function pendingTitles(page: Page): Promise<string[]> {
  const answer = await succeed(
    page.request.get('/api/admin/posts', {
      headers: await authorization(page),
      params: { status: 'pending', sort: 'created', direction: 'asc' },
    }),
  );
  return ((await answer.json()) as { data: { title: string }[] }).data.map(({ title }) => title);
}

async function succeed<T extends { ok(): boolean; text(): Promise<string> }>(answer: Promise<T>): Promise<T> {
  const response = await answer;
  expect(response.ok(), await response.text()).toBe(true);
  return response;
}
