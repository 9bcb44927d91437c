import { readdirSync } from 'node:fs';
import path from 'node:path';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import { viewSite } from '@thikana/contract/site';
import { type SlidePicture, slidePreview, uploadSlidePicture } from '@thikana/contract/slide-picture';
import { deleteUser } from '@thikana/contract/users';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { jobsAreDone } from '../../../test/jobs-are-done.ts';
import { openTestSite, useTestSite } from '../../../test/test-site.ts';
import { stalenessChannel } from '../../http/staleness.ts';
import { createNotifications } from '../../platform/database/notifications.ts';

const site = await useTestSite();
const [editor, admin] = [await site.person('editor'), await site.person('admin')];

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#35654d' } })
    .jpeg()
    .toBuffer();
async function upload(bytes: Uint8Array, by = editor): Promise<SlidePicture> {
  const body = new FormData();
  body.append('picture', new Blob([Uint8Array.from(bytes)]), 'hills');
  return (await by.call(uploadSlidePicture, { body })).picture;
}
async function show(picture: SlidePicture | null, headline = 'Homes below the hills'): Promise<void> {
  const { settings } = await editor.call(viewSettings, {});
  const heroSlides = settings.heroSlides.map((slide, at) =>
    at === 1 ? { ...slide, headline, picture } : slide,
  );
  await editor.call(saveSettings, { body: { ...settings, heroSlides } });
}
const shown = async (at: Pick<typeof site, 'call'> = site) =>
  (await at.call(viewSite, {})).heroSlides[1]?.picture;
async function watchStale() {
  const names: string[] = [];
  const { connectionString } = site.database;
  const notifications = createNotifications({ connectionString, log: site.services.log });
  await notifications.listen(
    stalenessChannel,
    (payload) => void names.push(...(JSON.parse(payload).names ?? [])),
  );
  return { names, stop: () => notifications.stop() };
}
const open = (url: string) => site.app.http.inject({ url });
const storedFiles = () =>
  readdirSync(path.join(site.dataDir, 'pictures'), { recursive: true }).map(String).sort().join('\n');
const finished = () => jobsAreDone(site, ['finish-picture', 'discard-pictures']);
const sizeOf = async (url: string) => {
  const { width, height } = await sharp((await open(url)).rawPayload).metadata();
  return [width, height];
};

it('shows a picture on a slide at once, and in every size and format soon, in every process', async () => {
  const other = await openTestSite({ beside: site });
  expect(await shown(other)).toBeUndefined();
  const picture = await upload(await drawn(2400, 1800));
  expect(await shown()).toBeUndefined();
  expect((await open(slidePreview(picture))).statusCode).toBe(200);
  await show(picture);
  const stale = await watchStale();
  expect(await shown()).toMatchObject({ url: `/pictures/${picture.wide}/640.jpg` });
  await finished();
  await expect.poll(async () => (await shown(other))?.wide.length, { timeout: 1_000 }).toBe(2);
  // So that the home page is rendered again.
  expect(stale.names).toContain('site');
  await stale.stop();
  const { wide, upright } = (await shown(other)) ?? {};
  const widths = (srcset = '') => srcset.split(', ').map((each) => each.split(' ')[1]);
  expect(wide?.map(({ type }) => type)).toEqual(['image/avif', 'image/jpeg']);
  expect(widths(wide?.[0]?.srcset)).toEqual(['320w', '640w', '960w', '1600w']);
  expect(widths(upright?.[0]?.srcset)).toEqual(['320w', '640w', '720w']);
  expect(await sizeOf(`/pictures/${picture.wide}/1600.avif`)).toEqual([1600, 900]);
  expect(await sizeOf(`/pictures/${picture.upright}/720.jpg`)).toEqual([720, 900]);
  await show(null);
  await other.close();
});

it('deletes a picture and its files once no slide shows it', async () => {
  const picture = await upload(await drawn(500, 900));
  await show(picture);
  await finished();
  // A small picture is not enlarged.
  expect(await sizeOf(`/pictures/${picture.wide}/500.jpg`)).toEqual([500, 281]);
  expect(storedFiles()).toContain(picture.wide);
  await show(null);
  expect((await open(slidePreview(picture))).statusCode).toBe(404);
  await finished();
  for (const id of Object.values(picture)) expect(storedFiles()).not.toContain(id);
  await expect(show(picture)).rejects.toMatchObject({ code: 'picture_missing' });
});

it('keeps an upload for a day, and the pictures of an editor whose account is deleted', async () => {
  const [forgotten, recent] = [await upload(await drawn(800, 600)), await upload(await drawn(800, 600))];
  await site.services.db
    .updateTable('slide_pictures')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('picture_id', 'in', Object.values(forgotten))
    .execute();
  const leaving = await site.person('editor');
  const theirs = await upload(await drawn(800, 600), leaving);
  await show(theirs);
  await show(theirs, 'Homes above the river');
  await admin.call(deleteUser, { params: { id: leaving.id }, query: { confirm: leaving.email } });
  await finished();
  expect((await open(slidePreview(forgotten))).statusCode).toBe(404);
  expect((await open(slidePreview(recent))).statusCode).toBe(200);
  expect((await open(slidePreview(theirs))).statusCode).toBe(200);
  expect((await shown())?.url).toContain(theirs.wide);
  await show(null);
});

it('refuses what is no picture, and leaves nothing behind', async () => {
  await finished();
  const before = storedFiles();
  await expect(upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
    code: 'picture_unsupported',
  });
  const whole = await drawn(900, 900);
  await expect(upload(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
    code: 'picture_damaged',
  });
  expect(storedFiles()).toEqual(before);
});
