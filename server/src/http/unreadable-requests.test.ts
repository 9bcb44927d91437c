import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestSite } from '../../test/test-site.ts';

let port: number;
const site = await useTestSite({ environment: { PUBLIC_URL: 'https://thikana.example' } });
beforeAll(async () => {
  port = Number(new URL(await site.app.http.listen({ port: 0, host: '127.0.0.1' })).port);
});

/** Sends bytes on a connection and returns everything the site answers until it closes. */
async function say(...parts: (string | Buffer)[]): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  for (const part of parts) socket.write(part);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body };
}

const host = 'Host: thikana.example\r\nConnection: close\r\n';
const json = 'Content-Type: application/json\r\n';

describe('an unreadable request gets the site’s own texts and headers, without naming the software', () => {
  it.each([
    ['noise', Buffer.from([22, 3, 1, 0, 165, 1, 0, 0]), 400],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['an unknown method', `FROB / HTTP/1.1\r\n${host}\r\n`, 400],
    ['a zero in the address', `GET /\0 HTTP/1.1\r\n${host}\r\n`, 400],
    ['an unreadable address', `GET /api/%zz HTTP/1.1\r\n${host}\r\n`, 400],
    ['a write to such an address', `POST /%zz HTTP/1.1\r\n${host}\r\n`, 400],
    ['headers without end', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['two lengths', `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400],
    [
      'a length and pieces',
      `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'broken pieces',
      `POST /api/auth/login HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`,
      400,
    ],
    ['a method that no address knows', `PROPFIND / HTTP/1.1\r\n${host}\r\n`, 404],
    ['a write where there is a page', `PUT /rentals HTTP/1.1\r\n${host}\r\n`, 404],
    [
      'an odd expectation',
      `POST /api/auth/login HTTP/1.1\r\n${host}${json}Expect: 42\r\nContent-Length: 2\r\n\r\n{}`,
      400,
    ],
  ])('%s', async (_, bytes, status) => {
    const answer = await say(bytes);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(answer.body).not.toMatch(/fastify|FST_|Route |node/i);
    for (const header of [
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
      'strict-transport-security: ',
      'cross-origin-opener-policy: same-origin',
      'cross-origin-resource-policy: same-origin',
    ])
      expect(answer.head).toContain(header);
  });
});

it.each(['', '{', 'name=Asha'])('says of the body %j what it has to be', async (body) => {
  const length = `Content-Length: ${body.length}\r\n`;
  const answer = await say(`POST /api/auth/login HTTP/1.1\r\n${host}${json}${length}\r\n${body}`);
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body)).toEqual({
    code: 'body_unreadable',
    message: 'The data that was sent could not be read. It has to be JSON.',
  });
});

describe('an unreadable address', () => {
  const get = (path: string, head = '') => say(`GET ${path} HTTP/1.1\r\n${host}${head}\r\n`);

  it('is answered by the API in the language that is accepted', async () => {
    const answer = await get('/api/%zz', 'Accept-Language: ne\r\n');
    expect(JSON.parse(answer.body)).toEqual({
      code: 'address_unreadable',
      message: 'यस ठेगानामा पढ्न नसकिने अक्षर छ। ठेगानामा गल्ती छ कि हेर्नुहोस्।',
    });
    expect(answer.head).toContain('vary: accept-language');
  });

  it.each([
    ['/%zz', 'en-IN', 'Page not found', '/'],
    ['/bn/%zz', 'bn-IN', 'পাতাটি পাওয়া যায়নি', '/bn'],
  ])('shows at %s a page in its language: %s', async (path, tag, heading, home) => {
    const { status, head, body } = await get(path, 'Accept-Language: hi\r\n');
    expect(status).toBe(400);
    expect(head).toContain('content-type: text/html');
    expect(head).toContain("content-security-policy: default-src 'none'");
    expect(head).toContain('x-content-type-options: nosniff');
    expect(body).toContain(`<html lang="${tag}">`);
    expect(body).toContain(`<h1>${heading}</h1>`);
    expect(body).toContain(`<a href="${home}">`);
  });
});

describe.concurrent('a request that never ends is closed within seconds', {
  timeout: 20_000,
}, () => {
  it.each([
    ['a connection that says nothing', ''],
    ['half of a header', 'GET / HTTP/1.1\r\nHost: thik'],
    ['half of a body', `POST /api/auth/login HTTP/1.1\r\n${host}${json}Content-Length: 100\r\n\r\n{"email"`],
    [
      'a piece of a body that stops',
      `POST /api/auth/login HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\n5\r\nab`,
    ],
  ])('%s', async (_, bytes) => {
    const answer = await say(bytes);
    expect(answer.status).toBe(408);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'too_slow' });
  });

  it('a form that is far too large and never arrives', async () => {
    const { token } = await site.person();
    const answer = await say(
      `POST /api/user/post/add-new-post HTTP/1.1\r\n${host}Authorization: Bearer ${token}\r\n`,
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000000\r\n\r\n--x\r\n',
    );
    expect(answer.status).toBe(413);
  });
});
