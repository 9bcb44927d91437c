import { pagePosts } from '@thikana/contract/moderation';
import { pageUsers } from '@thikana/contract/users';
import { expect, it } from 'vitest';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const admin = await site.person('admin');
const written = ['বিজয় টপ্পো', 'Zara Toppo', 'रमेश टप्पो', 'অনিতা টপ্পো', 'Asha Toppo', 'अनिल टप्पो'];
for (const name of written) {
  const { id } = await site.person();
  await site.services.pool.query('update users set name = $1 where id = $2', [name, id]);
}

it.each(['bn', 'hi', 'ne'])('lists people in the order of the alphabet of %s', async (language) => {
  const headers = { authorization: `Bearer ${admin.token}`, 'accept-language': language };
  const listed: string[] = [];
  for (const page of [1, 2]) {
    const url = `${pageUsers.path}?sort=name&direction=asc&page=${page}`;
    const answer = await site.app.http.inject({ url, headers });
    listed.push(...answer.json<{ data: { name: string }[] }>().data.map(({ name }) => name));
  }
  const collator = new Intl.Collator(language);
  expect(listed.filter((name) => written.includes(name))).toEqual(written.toSorted(collator.compare));

  const posts = `${pagePosts.path}?sort=title&direction=asc`;
  expect((await site.app.http.inject({ url: posts, headers })).statusCode).toBe(200);
});
