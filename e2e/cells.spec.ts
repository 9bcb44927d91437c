import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { type Cell, type Cells, startCells } from './support/cells.ts';
import { flatForRent } from './support/people.ts';
import { madePicture } from './support/pictures.ts';

test.describe.configure({ mode: 'serial' });

let running: Cells;
let home: Cell;
let others: readonly Cell[];

test.beforeAll(async () => {
  running = await startCells(['siliguri', 'kathmandu', 'braga']);
  const [first, ...rest] = running.cells;
  if (!first) throw new Error('There are no cells.');
  [home, others] = [first, rest];
});
test.afterAll(() => running?.stop());

test('each city shows its own areas at its own host name', async () => {
  for (const { city, through } of running.cells) {
    const page = await (await through.get('/')).text();
    expect(page).toContain(`http://${city}.localhost`);
    const named = ['Pradhan Nagar', 'New Baneshwor', 'Gualtar'].filter((area) => page.includes(area));
    expect(named).toHaveLength(1);
  }
});

test('an account, session, listing, picture and phone number of one city are unknown to the others', async () => {
  const owner = { email: 'asha@example.com', password: 'a quiet verandah' };
  await succeed(
    home.through.post('/api/auth/register', { data: { ...owner, name: 'Asha Tamang', phone: phone } }),
  );
  const session = await logIn(home.through, owner);
  const { id, picture } = await postFlat(session);

  expect(await titlesFound(home, 'walnut')).toEqual([title]);
  expect((await home.through.get('/api/users/me', { headers: session })).status()).toBe(200);
  expect((await home.through.get(picture)).status()).toBe(200);
  expect(await (await home.through.get(listingAt(id))).text()).toContain(phone);
  for (const { through, ...cell } of others) {
    expect((await through.post('/api/auth/login', { data: owner })).status(), cell.city).toBe(401);
    expect((await through.post('/api/auth/login', { data: home.admin })).status(), cell.city).toBe(401);
    expect((await through.get('/api/users/me', { headers: session })).status(), cell.city).toBe(401);
    expect(await titlesFound({ through, ...cell }, 'walnut'), cell.city).toEqual([]);
    expect((await through.get(picture)).status(), cell.city).toBe(404);
    const answer = await through.get(listingAt(id));
    expect([answer.status(), await answer.text()], cell.city).toEqual([
      404,
      expect.not.stringContaining(phone),
    ]);
  }
});

test('a city whose site is killed does not disturb the others, and comes back', async () => {
  const [killed, spared] = others;
  if (!killed || !spared) throw new Error('Three cells are needed.');
  let isOver = false;
  const visits = Promise.all(
    [home, spared].map(async ({ through }) => {
      const statuses: number[] = [];
      while (!isOver) statuses.push((await through.get('/rentals')).status());
      return statuses;
    }),
  );
  killed.kill();
  await expect.poll(async () => (await killed.through.get('/')).status()).toBeGreaterThanOrEqual(502);
  await killed.start();
  await expect.poll(async () => (await killed.through.get('/')).status()).toBe(200);
  isOver = true;
  for (const statuses of await visits) {
    expect(statuses.length).toBeGreaterThan(10);
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
});

const title = 'Flat below a walnut tree';
const phone = '+919832012345';
const listingAt = (id: string) => `/api/user/post/listingDetails/${id}`;

/** Posts a flat in the first city and has it approved. */
async function postFlat(session: Record<string, string>): Promise<{ id: string; picture: string }> {
  const posted = await succeed(
    home.through.post('/api/user/post/add-new-post', {
      headers: session,
      multipart: { ...flatForRent, title, pictures: await madePicture('front.jpg', 1) },
    }),
  );
  const { post } = (await posted.json()) as { post: { _id: string } };
  const staff = await logIn(home.through, home.admin);
  await succeed(home.through.patch(`/api/admin/approve-post?id=${post._id}`, { headers: staff }));
  const text = await (await succeed(home.through.get(listingAt(post._id)))).text();
  const [picture = ''] = /\/pictures\/[^"\\ ]+/.exec(text) ?? [];
  expect(picture).not.toBe('');
  return { id: post._id, picture };
}

async function titlesFound({ through }: Cell, words: string): Promise<string[]> {
  const answer = await succeed(through.get(`/api/user/post/rental-properties?q=${words}&spelling=exact`));
  const text = await answer.text();
  return text.includes(title) ? [title] : [];
}

const succeed = async (answering: Promise<APIResponse>): Promise<APIResponse> => {
  const answer = await answering;
  expect(answer.ok(), `${answer.url()} ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer;
};

async function logIn(through: APIRequestContext, account: { email: string; password: string }) {
  const answer = await succeed(through.post('/api/auth/login', { data: account }));
  const { token } = (await answer.json()) as { token: string };
  return { authorization: `Bearer ${token}` };
}
