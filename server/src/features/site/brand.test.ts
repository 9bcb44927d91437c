import { existsSync } from 'node:fs';
import path from 'node:path';
import { forgotPassword } from '@thikana/contract/accounts';
import type { Brand } from '@thikana/contract/brand';
import { brandPictureBytes, uploadBrandPicture } from '@thikana/contract/brand-picture';
import { viewListing } from '@thikana/contract/listings';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import { viewSite } from '@thikana/contract/site';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeListing } from '../../../test/make-listing.ts';
import { openTestSite, useTestSite } from '../../../test/test-site.ts';

const publicDir = path.resolve(import.meta.dirname, '../../../../web/public');
const site = await useTestSite();
const [editor, admin, owner] = [await site.person('editor'), await site.person('admin'), await site.person()];

async function brand(changes: Partial<Brand>): Promise<void> {
  const { settings } = await editor.call(viewSettings, {});
  await editor.call(saveSettings, { body: { ...settings, brand: { ...settings.brand, ...changes } } });
}
const addressOfPreview = async (id: string) => (await site.call(viewListing, { params: { id } })).preview;

it('adds nothing to a site without one', async () => {
  const answer = await site.call(viewSite, {});
  expect(answer.name).toBe('Thikana');
  for (const key of ['accents', 'logo', 'icon', 'claim', 'about']) expect(answer).not.toHaveProperty(key);
});

it('names and colours the site, its previews and its emails', async () => {
  const id = await makeListing(owner, { approvedBy: admin });
  const before = await addressOfPreview(id);
  await brand({ name: 'Basera', colour: '#0000FF', claim: 'Homes by the river.', about: 'We live here.' });
  expect(await site.call(viewSite, {})).toMatchObject({
    name: 'Basera',
    claim: 'Homes by the river.',
    about: 'We live here.',
    accents: { light: { strong: '#0000ff' }, dark: { strong: '#8080ff' } },
  });
  expect(await addressOfPreview(id)).not.toBe(before);
  expect((await site.app.http.inject({ url: (await addressOfPreview(id)) ?? '' })).statusCode).toBe(200);

  await site.call(forgotPassword, { body: { email: owner.email } });
  const mail = await site.mailTo(owner.email, 'Basera');
  expect(mail.from).toBe('Basera');
  expect(mail.html).toContain('background:#0000ff');
  expect(mail.html).not.toContain('#1d5b43');

  await brand({ name: '', colour: '', claim: '', about: '' });
  expect(await addressOfPreview(id)).toBe(before);
});

it('reaches another process within a second, jobs included', async () => {
  const other = await openTestSite({ beside: site });
  await brand({ name: 'Basera' });
  await expect.poll(async () => (await other.call(viewSite, {})).name, { timeout: 1000 }).toBe('Basera');
  const person = await other.person();
  await other.call(forgotPassword, { body: { email: person.email } });
  expect((await other.mailTo(person.email)).subject).toContain('Basera');
  await brand({ name: '' });
  await other.close();
});

it('is in the web app manifest', async () => {
  const manifest = async () => {
    const answer = await site.app.http.inject('/manifest.webmanifest');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    return answer.json();
  };
  expect(await manifest()).toMatchObject({
    name: 'Thikana',
    start_url: '/',
    theme_color: '#1d5c42',
    shortcuts: [
      { url: '/properties' },
      { url: '/shortlist' },
      { url: '/dashboard/messages' },
      { url: '/dashboard/new-post' },
    ],
    share_target: { action: '/share', method: 'POST' },
  });
  for (const { src } of (await manifest()).icons) expect(existsSync(path.join(publicDir, src))).toBe(true);
  const body = new FormData();
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0055aa' } })
    .png()
    .toBuffer();
  body.append('picture', new Blob([Uint8Array.from(picture)]), 'icon');
  const { icon } = await editor.call(uploadBrandPicture, { body });
  await brand({ name: 'Basera', colour: '#0000ff', icon });
  expect(await manifest()).toMatchObject({
    name: 'Basera',
    short_name: 'Basera',
    theme_color: '#0000ff',
    icons: [
      { src: `/brand/${icon}`, sizes: '512x512' },
      { src: `/brand/maskable/${icon}`, sizes: '512x512', purpose: 'maskable' },
    ],
  });
  const maskable = await site.app.http.inject(`/brand/maskable/${icon}`);
  expect(await sharp(maskable.rawPayload).metadata()).toMatchObject({
    width: 512,
    height: 512,
    format: 'png',
  });
  const { dominant } = await sharp(maskable.rawPayload)
    .extract({ left: 0, top: 0, width: 512, height: 80 })
    .stats();
  expect(dominant).toEqual({ r: 248, g: 248, b: 248 });
  expect((await site.app.http.inject('/brand/maskable/0000000000000000.png')).statusCode).toBe(404);
  await brand({ name: '', colour: '', icon: null });
});

it('reaches the feeds within a second', async () => {
  const feed = async () => (await site.app.http.inject({ url: '/feeds/rentals.xml' })).body;
  expect(await feed()).toContain('Thikana');
  await brand({ name: 'Basera' });
  await expect.poll(feed, { timeout: 1000 }).toContain('<author><name>Basera</name>');
  await brand({ name: '' });
});

describe('a logo', () => {
  const upload = (bytes: Uint8Array) => {
    const body = new FormData();
    body.append('picture', new Blob([Uint8Array.from(bytes)]), 'logo');
    return editor.call(uploadBrandPicture, { body });
  };
  const drawn = (width: number, height: number, background = '#0055aa80') =>
    sharp({ create: { width, height, channels: 4, background } });
  const open = (url: string) => site.app.http.inject({ url });

  it('is scaled, keeps its transparency, and is served forever under the name of its content', async () => {
    const made = await upload(await drawn(1000, 200).webp().toBuffer());
    expect(made.logo).toMatchObject({ width: 448, height: 90 });
    expect((await upload(await drawn(1000, 200).webp().toBuffer())).logo.file).toBe(made.logo.file);
    await brand(made);
    const { logo, icon } = await site.call(viewSite, {});
    expect(logo).toEqual({ src: `/brand/${made.logo.file}`, width: 448, height: 90 });
    const answer = await open(logo?.src ?? '');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(answer.rawPayload).stats()).isOpaque).toBe(false);
    const { width, height } = await sharp((await open(icon ?? '')).rawPayload).metadata();
    expect([width, height]).toEqual([512, 512]);
    expect((await open('/brand/0000000000000000.png')).statusCode).toBe(404);
    await brand({ logo: null, icon: null });
  });

  it('fills a square icon, and stands on white in another one', async () => {
    const cornerOf = async (width: number, height: number) => {
      const { icon } = await upload(await drawn(width, height, '#0055aa').png().toBuffer());
      const { data } = await sharp((await open(`/brand/${icon}`)).rawPayload)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [...data.subarray(0, 3)];
    };
    expect(await cornerOf(300, 300)).toEqual([0, 0x55, 0xaa]);
    expect(await cornerOf(300, 100)).toEqual([255, 255, 255]);
  });

  it('is refused when it is large, no picture, or an SVG', async () => {
    await expect(upload(new Uint8Array(brandPictureBytes + 1))).rejects.toMatchObject({
      code: 'brand_picture_too_large',
    });
    for (const text of ['a logo', '<svg xmlns="http://www.w3.org/2000/svg"/>'])
      await expect(upload(Buffer.from(text))).rejects.toMatchObject({ code: 'picture_unsupported' });
  });

  it('is saved only if it was uploaded, and deleted a day later if it was not saved', async () => {
    const old = await upload(await drawn(40, 40).png().toBuffer());
    await site.services.db
      .updateTable('brand_files')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    const used = await upload(await drawn(50, 50).png().toBuffer());
    await brand({ logo: used.logo });
    expect((await open(`/brand/${old.logo.file}`)).statusCode).toBe(404);
    expect((await open(`/brand/${used.icon}`)).statusCode).toBe(200);
    await expect(brand({ logo: old.logo })).rejects.toMatchObject({ code: 'picture_missing' });
    await brand({ logo: null });
  });
});
