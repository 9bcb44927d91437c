import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { freePort } from '../scripts/free-port.ts';
import { startSite } from '../scripts/start-site.ts';

type Site = Awaited<ReturnType<typeof startSite>>;

const token = 'a token for Prometheus';
/** How long a process may need to start on a busy machine. */
const starting = { timeout: 60_000 };
let site: Site;
test.beforeAll(async () => {
  site = await startSite({
    ...{ port: await freePort(), demo: false },
    environment: { PROCESSES: '2', METRICS_TOKEN: token },
  });
  await expect.poll(listeners, starting).toBe(2);
});
test.afterAll(() => site.stop());
test.describe.configure({ mode: 'serial' });

/** The processes that serve; Linux lists the children of each thread. */
function processes(): number[] {
  const children = readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8');
  return children.trim().split(' ').filter(Boolean).map(Number).filter(serves);
}
const serves = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/main.js');

/** How many sockets listen on the port of the site. */
function listeners(): number {
  const port = Number(new URL(site.url).port).toString(16).toUpperCase().padStart(4, '0');
  const sockets = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return sockets.filter(([, local, , state]) => local?.endsWith(`:${port}`) && state === '0A').length;
}

/** Each request on a connection of its own, so that the processes take turns. */
async function ask(path: string): Promise<{ status: number; text: string }> {
  const headers = { connection: 'close', authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.url}${path}`, { headers, signal: AbortSignal.timeout(20_000) });
  return { status: answer.status, text: await answer.text() };
}

test('all processes behind one port count together', async () => {
  const answered = async () => {
    const { text } = await ask('/metrics');
    expect(text).toContain('thikana_info{version=');
    expect(/thikana_info\{.*\} (\d)/.exec(text)?.[1]).toBe('1');
    const documents = /request_duration_seconds_count\{kind="document",status="2xx"\} (\d+)/.exec(text);
    return Number(documents?.[1] ?? 0);
  };
  const before = await answered();
  for (let asked = 0; asked < 10; asked += 1) expect((await ask('/about')).status).toBe(200);
  expect(await answered()).toBe(before + 10);
});

test('a process that is killed again and again is replaced, and no answer is wrong or missing', async () => {
  test.setTimeout(300_000);
  const { text: whole } = await ask('/about');
  let isOver = false;
  const outcomes = { right: 0, wrong: 0, lost: 0 };
  const visit = async () => {
    while (!isOver) {
      try {
        const { status, text } = await ask('/about');
        if (status === 200 && text === whole) outcomes.right += 1;
        else outcomes.wrong += 1;
      } catch (error) {
        // The connection ended with the process. A visitor whose answer never comes would be one that timed out.
        expect((error as Error).name).not.toBe('TimeoutError');
        outcomes.lost += 1;
      }
    }
  };
  const visitors = Array.from({ length: 4 }, visit);
  for (let round = 0; round < 5; round += 1) {
    const [victim = 0] = processes();
    process.kill(victim, 'SIGKILL');
    // Its sockets are closed once it is gone.
    await expect.poll(() => existsSync(`/proc/${victim}`)).toBe(false);
    await expect.poll(listeners, starting).toBe(2);
    const asked = outcomes.right;
    await expect.poll(() => outcomes.right).toBeGreaterThan(asked + 20);
  }
  isOver = true;
  await Promise.all(visitors);
  expect(outcomes.wrong).toBe(0);
  expect(outcomes.lost).toBeLessThan(5 * 5);
});

test('a signal ends all of them', async () => {
  const all = processes();
  await site.stop();
  expect(all).toHaveLength(2);
  expect(all.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
});
