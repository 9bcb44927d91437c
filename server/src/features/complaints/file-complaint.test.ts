import { fileComplaint, viewComplaint } from '@thikana/contract/complaints';
import { describe, expect, it } from 'vitest';
import { aKey } from '../../../test/conversations.ts';
import { filed, monday, useComplaintsSite } from '../../../test/use-complaints-site.ts';

const { after, clock, file, mails, site, tokenOf } = await useComplaintsSite();

describe('a visitor without an account', () => {
  it('files a complaint, which gets a number, an acknowledgement and a secret link', async () => {
    const { number } = await file();
    expect(number).toBe('C-2026-000001');
    expect((await file({ kind: 'other' })).number).toBe('C-2026-000002');
    const [mail] = await mails(filed.email);
    expect(mail?.subject).toBe('We have your complaint C-2026-000001');
    expect(mail?.text).toMatch(/We decide by 23 November 2026 at 2:00\spm India Standard Time/);
    expect(mail?.text).not.toContain('pictures of me');
    expect(await site.call(viewComplaint, { params: { token: await tokenOf() } })).toEqual({
      number,
      kind: 'intimate',
      page: '/rentals/1',
      stages: [
        {
          stage: 'complaint',
          text: filed.text,
          startedAt: monday.toISOString(),
          dueAt: after(2).toISOString(),
        },
      ],
    });
  });

  it.each(['C-2026-000001', 'x.y.z'])('cannot see one with the number %s alone', async (token) => {
    await file();
    await expect(site.call(viewComplaint, { params: { token } })).rejects.toMatchObject({
      code: 'complaint_link_invalid',
    });
  });

  it('files once what was sent again, and leaves no number out', async () => {
    const body = { ...filed, key: aKey() };
    const answers = await Promise.all([1, 2, 3].map(() => site.call(fileComplaint, { body })));
    expect(new Set(answers.map(({ number }) => number))).toEqual(new Set(['C-2026-000001']));
    expect(await mails(filed.email)).toHaveLength(1);
    expect((await file()).number).toBe('C-2026-000002');
  });

  it('begins at one in each year of the city', async () => {
    await file();
    clock.now = new Date('2026-12-31T18:29:59Z');
    expect((await file()).number).toBe('C-2026-000002');
    clock.now = new Date('2026-12-31T18:30:00Z');
    expect((await file()).number).toBe('C-2027-000001');
  });

  it('is told what is missing; a robot gets a number that means nothing', async () => {
    await expect(file({ text: 'Too short' })).rejects.toMatchObject({
      fields: { text: 'Please describe in at least 10 characters what happened.' },
    });
    await expect(file({ kind: 'revenge' })).rejects.toMatchObject({
      fields: { kind: 'Please choose what it is about.' },
    });
    const robot = { ...filed, key: aKey(), website: 'https://spam.example' };
    expect((await site.call(fileComplaint, { body: robot })).number).toBe('C-2026-000000');
    expect(await mails()).toEqual([]);
  });

  it('files without scripts too', async () => {
    const send = (fields: Record<string, string>) =>
      site.app.http.inject({
        method: 'POST',
        url: '/complaints',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    expect((await send({ kind: 'other' })).headers.location).toBe('/complaints?problem=input');
    expect((await send(filed)).headers.location).toBe('/complaints?filed=C-2026-000001');
  });
});
