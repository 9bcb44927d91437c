import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listAuditEntries } from '@thikana/contract/audit';
import { viewLaw } from '@thikana/contract/law';
import {
  type Legal,
  previewLegalText,
  type RenderedText,
  viewLegalText,
  viewPackText,
} from '@thikana/contract/legal';
import { viewRanking } from '@thikana/contract/ranking';
import { saveSettings, viewSettings } from '@thikana/contract/settings';
import { beforeEach, expect, it } from 'vitest';
import { stubWeb } from '../../../test/stub-web.ts';
import { makeTemporaryFolder } from '../../../test/temporary-folder.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { loadCity } from '../city/city.feature.ts';
import { rankingSettings } from '../search/search.feature.ts';

const monday = new Date('2026-11-23T09:00:00Z');
let now = monday;
const paragraph = (text: string) => [{ open: 'p' }, text, null];
const textOf = ({ parts }: RenderedText) => parts.filter((part) => typeof part === 'string').join('');
/** A page that shows the terms. */
const web = stubWeb(async (_url, { call }) => {
  const { own } = await call(viewLegalText, { params: { text: 'terms' } });
  return own ? textOf(own) : 'built-in';
});
const site = await useTestSite({ web, now: () => now });
const [editor, admin] = [await site.person('editor'), await site.person('admin')];

const shipped = path.resolve(import.meta.dirname, '../../../../cities/siliguri');
/** A copy of the pack that ships, with legal texts. */
const folder = path.join(makeTemporaryFolder(), 'siliguri');
cpSync(shipped, folder, { recursive: true });
const yaml = readFileSync(path.join(folder, 'city.yaml'), 'utf8');
writeFileSync(
  path.join(folder, 'city.yaml'),
  yaml.replace('{ jurisdiction: India }', '{ jurisdiction: India, terms: terms.md }'),
);
const loadWithTerms = async (terms: string) => {
  writeFileSync(path.join(folder, 'terms.md'), terms);
  await loadCity(site.services.db, folder);
};

const view = async (text: 'terms' | 'privacy') => (await site.call(viewLegalText, { params: { text } })).own;
async function save(changes: Partial<Legal>): Promise<Legal> {
  const { settings } = await editor.call(viewSettings, {});
  const body = { ...settings, legal: { ...settings.legal, ...changes } };
  return (await editor.call(saveSettings, { body })).settings.legal;
}

beforeEach(async () => {
  now = monday;
  await loadCity(site.services.db, shipped);
  await save({ responsible: '', terms: '', privacy: '' });
});

it('are built-in until the pack or the settings have one', async () => {
  expect(await view('terms')).toBeUndefined();
  expect(await view('privacy')).toBeUndefined();
});

it('come from the pack, with the time of their last change', async () => {
  await loadWithTerms('# Terms\n\nFrom the pack.');
  const first = await view('terms');
  expect(first).toMatchObject({ title: 'Terms', parts: paragraph('From the pack.') });
  expect(Math.abs(Date.parse(first?.changedAt ?? '') - Date.now())).toBeLessThan(60_000);
  expect(await editor.call(viewPackText, { params: { text: 'terms' } })).toEqual({
    markdown: '# Terms\n\nFrom the pack.',
  });
  expect(await editor.call(viewPackText, { params: { text: 'privacy' } })).toEqual({ markdown: '' });

  writeFileSync(path.join(folder, 'areas.csv'), `${readFileSync(path.join(folder, 'areas.csv'), 'utf8')}\n`);
  await loadCity(site.services.db, folder);
  expect((await view('terms'))?.changedAt).toBe(first?.changedAt);
  await loadWithTerms('# Terms\n\nAnother text.');
  expect((await view('terms'))?.changedAt).not.toBe(first?.changedAt);
});

it('of the settings go before those of the pack, and keep their own dates', async () => {
  await loadWithTerms('From the pack.');
  const sent = { terms: 'Our **own** terms.', changedAt: { terms: '1999-01-01T00:00:00Z' } };
  const saved = await save(sent);
  expect(saved.changedAt.terms).toBe('2026-11-23T09:00:00.000Z');
  expect(await view('terms')).toEqual({
    parts: [{ open: 'p' }, 'Our ', { open: 'strong' }, 'own', null, ' terms.', null],
    changedAt: '2026-11-23T09:00:00.000Z',
  });
  now = new Date('2026-11-24T09:00:00Z');
  const later = await save({ privacy: 'We keep little.' });
  expect(later.changedAt).toEqual({
    terms: '2026-11-23T09:00:00.000Z',
    privacy: '2026-11-24T09:00:00.000Z',
  });
  await save({ terms: '' });
  expect(await view('terms')).toMatchObject({ parts: paragraph('From the pack.') });
});

it('reach their page within a second, and the log', async () => {
  const page = async () => (await site.app.http.inject({ url: '/terms' })).body;
  expect(await page()).toContain('built-in');
  await save({ terms: 'Pay the owner, not us.' });
  await expect.poll(page, { timeout: 1_000 }).toContain('Pay the owner, not us.');
  // The log describes both texts alike.
  await save({ terms: 'Pay no owner, but us!!' });
  expect(await view('terms')).toMatchObject({ parts: paragraph('Pay no owner, but us!!') });
  const { entries } = await admin.call(listAuditEntries, { query: { action: 'settings.change' } });
  expect(entries[0]).toMatchObject({
    admin: { _id: editor.id },
    subject: { label: 'Terms and privacy' },
    detail: expect.stringContaining('own terms of use (22 characters)'),
  });
});

it('are previewed without being saved, and limited in length', async () => {
  const markdown = '# Terms\n\n<b>No</b> [link](javascript:x)';
  expect(await editor.call(previewLegalText, { body: { markdown } })).toEqual({
    title: 'Terms',
    parts: paragraph('<b>No</b> [link](javascript:x)'),
  });
  expect(await view('terms')).toBeUndefined();
  await expect(save({ privacy: 'a'.repeat(40_001) })).rejects.toMatchObject({
    fields: { 'legal.privacy': 'The text may have at most 40000 characters.' },
  });
  const longest = 'ঘ'.repeat(40_000);
  expect((await save({ terms: longest, privacy: longest })).terms).toBe(longest);
});

it('answers the law pack in the language of the request, each entry with its source', async () => {
  const inBengali = { headers: { 'accept-language': 'bn' } };
  const law = (await site.app.http.inject({ url: '/api/law', ...inBengali })).json();
  expect(law.officers[0]).toMatchObject({ role: 'অভিযোগ নিষ্পত্তি আধিকারিক', verified: true });
  expect(law.limits.find(({ kind }: { kind: string }) => kind === 'intimate')).toMatchObject({
    within: { count: 2, unit: 'hours' },
    source: 'IT Rules 2021, rule 3(2)(b)',
    changed: { since: '2026-02-20', before: { count: 24, unit: 'hours' } },
  });
  expect(law.appeal.note).toMatch(/^দ্বিতীয় বার দেখা এই সাইটের নিজের ব্যবস্থা।/);
  expect(law.minimumAge).toMatchObject({ years: 18, verified: false });
  expect(law.workingHours.days).toEqual(['সোমবার থেকে শনিবার']);
});

it('a pack without a law has the built-in time limits', async () => {
  rmSync(path.join(folder, 'law.yaml'));
  await loadWithTerms('# Terms');
  expect(await site.call(viewLaw, {})).toMatchObject({
    officers: [],
    limits: expect.arrayContaining([
      expect.objectContaining({ kind: 'intimate', within: { count: 24, unit: 'hours' }, verified: false }),
    ]),
  });
});

it('answers what lists are sorted with, and follows the settings', async () => {
  const { settings } = await editor.call(viewSettings, {});
  await editor.call(saveSettings, { body: { ...settings, bumpAfterDays: 11 } });
  expect(await site.call(viewRanking, {})).toEqual({ ...rankingSettings, bumpAfterDays: 11 });
});
