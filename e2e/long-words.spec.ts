import { personWithPosts } from './support/administration.ts';
import { expect, expectNoSidewaysScroll, linkIn, mailTo, test } from './support/journey.ts';
import { authorization } from './support/people.ts';
import { demoAccount, enter } from './support/session.ts';

test('a long word widens no page that shows it', async ({ page, browser }, { retry }) => {
  test.slow();
  const word = (letters: number) => `${retry}${'x'.repeat(letters - 1)}`;
  const title = word(100);
  const owner = await personWithPosts(page.request, 'Kiran Rai', [title], { alternateLocation: word(200) });
  const seeker = await personWithPosts(page.request, 'Bina Rai');
  const office = await (await browser.newContext()).newPage();
  await enter(office, demoAccount('Admin'));
  const headers = await authorization(office);
  const posts = await office.request.get('/api/admin/posts', { headers, params: { q: title } });
  const { data } = (await posts.json()) as { data: { _id: string }[] };
  const id = data[0]?._id ?? '';
  const expectNarrow = async (on: typeof page, path: string, text: string) => {
    for (const width of [360, 1440]) {
      await on.setViewportSize({ width, height: 780 });
      await on.goto(path);
      await expect(on.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expectNoSidewaysScroll(on);
    }
  };
  await office.request.patch('/api/admin/approve-post', { headers, params: { id } });

  await page.goto(linkIn(await mailTo(seeker.email, 'Confirm your email')));
  await expect(page.getByText('✅ Email verified successfully!')).toBeVisible();
  await enter(page, seeker);
  await expectNarrow(page, `/rentals/${id}`, word(200));
  await expectNarrow(page, `/report/listing/${id}`, title);
  const sent = await page.request.post('/api/reports', {
    headers: await authorization(page),
    data: { subjectKind: 'listing', subjectId: id, reason: 'scam', text: word(1000) },
  });
  expect(sent.status(), await sent.text()).toBe(201);

  await expectNarrow(office, `/admin/posts/view-post/${id}`, word(200));
  await expectNarrow(office, `/admin/reports/listing/${id}`, word(1000));
  await expectNarrow(office, `/admin/users/view-user/${owner.id}`, title);
});
