import { expect, it } from 'vitest';
import { stubWeb } from '../../test/stub-web.ts';
import { useTestSite } from '../../test/test-site.ts';

let waiting: (() => void)[] = [];

/** Pages that finish when the test allows it. */
const web = stubWeb(async () => {
  await new Promise<void>((resolve) => waiting.push(resolve));
  return '<p>here</p>';
});

const site = await useTestSite({ web });

const open = (url: string) => site.app.http.inject({ url });
const finishAll = () => {
  for (const finish of waiting) finish();
  waiting = [];
};

it('documents beyond the rendering capacity get a 503 with a time to retry', async () => {
  const begun = Array.from({ length: 64 }, (_, page) => open(`/rentals?page=${page}`));
  await expect.poll(() => waiting.length).toBe(3);
  const more = await open('/rentals?page=64');
  expect(more.statusCode).toBe(503);
  expect(more.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' });
  expect(more.body).toContain('The site is busy. Please try again shortly.');
  expect(more.headers['content-security-policy']).toContain("default-src 'none'");

  const same = open('/rentals?page=3');
  const finishing = setInterval(finishAll, 1);
  expect((await Promise.all(begun)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await same).statusCode).toBe(200);
  expect((await open('/rentals?page=64')).statusCode).toBe(200);
  clearInterval(finishing);
});

it('no one waits long behind hanging documents', async () => {
  const hanging = [1, 2, 3].map((page) => open(`/buys?page=${page}`));
  await expect.poll(() => waiting.length).toBe(3);
  const [one, other] = await Promise.all([open('/buys?page=4'), open('/buys?page=4')]);
  expect([one.statusCode, other.statusCode]).toEqual([503, 503]);
  expect(one.headers['retry-after']).toBe('3');
  finishAll();
  expect((await Promise.all(hanging)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const later = open('/buys?page=4');
  await expect.poll(() => waiting.length).toBe(1);
  finishAll();
  expect((await later).statusCode).toBe(200);
});

it('excess API requests get a 503 at once', async () => {
  const answers = await Promise.all(Array.from({ length: 260 }, () => open('/api/site')));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused).toHaveLength(60);
  for (const answer of refused) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('3');
    expect(answer.json()).toEqual({
      code: 'unavailable',
      message: 'The site is busy. Please try again shortly.',
    });
  }
  expect((await open('/api/site')).statusCode).toBe(200);
});
