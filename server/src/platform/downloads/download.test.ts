import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PictureError } from '../pictures/picture-error.ts';
import { readUpload } from '../pictures/read-upload.ts';
import { createDownload } from './download.ts';
import { isPublicAddress } from './public-address.ts';

const asked: string[] = [];
const resolved: string[] = [];
let server: Server;
let port: number;
let closed = 0;

/** What the hostile server does at each path. */
const pages: Record<string, (answer: ServerResponse, request: IncomingMessage) => void> = {
  '/picture': (answer) => answer.end('a picture'),
  '/missing': (answer) => answer.writeHead(404).end(),
  '/to': (answer, { url = '' }) =>
    answer.writeHead(302, { location: new URL(url, 'http://x').searchParams.get('target') ?? '' }).end(),
  '/hop': (answer, { url = '' }) => {
    const left = Number(new URL(url, 'http://x').searchParams.get('left'));
    answer.writeHead(301, { location: left > 1 ? `/hop?left=${left - 1}` : '/picture' }).end();
  },
  '/nowhere': (answer) => answer.writeHead(302).end(),
  '/silent': () => {},
  '/trickle': (answer) => {
    const timer = setInterval(() => answer.write('x'), 5);
    answer.on('close', () => clearInterval(timer));
  },
  '/endless': (answer) => {
    const chunk = Buffer.alloc(64 * 1024);
    const send = () => {
      while (!answer.destroyed && answer.write(chunk));
    };
    answer.on('drain', send);
    send();
  },
  '/short': (answer) => {
    answer.writeHead(200, { 'content-length': 100 });
    answer.write('half', () => answer.destroy());
  },
};

beforeAll(async () => {
  server = createServer((request, answer) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer.on('close', () => {
      closed += 1;
    });
    pages[request.url?.split('?')[0] ?? '']?.(answer, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  resolved.length = 0;
});

const hosts: Record<string, string[]> = {
  'pictures.example': ['127.0.0.1'],
  'internal.example': ['10.0.0.7'],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'both.example': ['127.0.0.1', '192.168.0.1'],
  'nobody.example': [],
};

/** The server of this test counts as public, and listens on the only port that is allowed. */
const downloadWithin = (timeoutMilliseconds: number) =>
  createDownload({
    timeoutMilliseconds,
    rules: {
      async resolve(host) {
        // Like a name server that answers differently after the check.
        const answer = host === 'pictures.example' && resolved.includes(host) ? ['10.0.0.7'] : hosts[host];
        resolved.push(host);
        if (host === 'slow.example') return new Promise(() => {});
        return (answer ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      },
      isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
      portOf: (url) => (url.port === '' ? port : undefined),
    },
  });
const download = downloadWithin(20_000);
const impatient = downloadWithin(400);
const read = async (address: string, from = download) => String(await readUpload(from(address)));

it('reads a file from the address that was checked, asking for it by name', async () => {
  expect(await read('http://pictures.example/picture')).toBe('a picture');
  expect(asked).toEqual(['pictures.example/picture']);
  expect(resolved).toEqual(['pictures.example']);
});

it('follows three redirects and no more', async () => {
  expect(await read('http://127.0.0.1/hop?left=3')).toBe('a picture');
  await expect(read('http://127.0.0.1/hop?left=4')).rejects.toThrow('was redirected more than 3 times');
});

it('resolves a name again for each redirect, and checks the new answer', async () => {
  await expect(read('http://pictures.example/to?target=/picture')).rejects.toThrow('not public');
  expect(asked).toHaveLength(1);
});

it.each([
  ['a private network', 'http://internal.example/'],
  ['a metadata service', 'http://metadata.example/latest/meta-data'],
  ['a mapped address', 'http://mapped.example/'],
  ['a name with a private address among others', 'http://both.example/'],
  ['an address in digits', 'http://10.0.0.7/'],
  ['an address as one number', 'http://167772167/'],
  ['an address in hexadecimal', 'http://0xa.7/'],
  ['an IPv6 address', 'http://[::1]/'],
  ['a mapped IPv6 address', 'http://[::ffff:10.0.0.7]/'],
])('asks nothing of %s, directly or after a redirect', async (_, address) => {
  const refusal = 'leads to a network that is not public';
  await expect(read(address)).rejects.toThrow(refusal);
  expect(asked).toEqual([]);
  const redirect = `http://pictures.example/to?target=${encodeURIComponent(address)}`;
  await expect(read(redirect)).rejects.toThrow(refusal);
  expect(asked).toHaveLength(1);
});

it.each([
  ['another port', 'http://127.0.0.1:22/', 'names a port'],
  ['a file', 'file:///etc/passwd', 'does not start with http:// or https://'],
  ['another protocol', 'ftp://pictures.example/a.jpg', 'does not start with http:// or https://'],
  ['a password', 'http://me:secret@pictures.example/', 'has a user name or a password in it'],
  ['a missing host', 'http://nobody.example/', 'has a host that does not exist'],
])('refuses %s, directly and after a redirect', async (_, address, refusal) => {
  await expect(read(address)).rejects.toThrow(refusal);
  const redirect = `http://127.0.0.1/to?target=${encodeURIComponent(address)}`;
  await expect(read(redirect)).rejects.toThrow(refusal);
  expect(asked).toHaveLength(1);
});

it.each(['silent', 'trickle'])('waits no longer than its time for a server that is %s', async (how) => {
  await expect(read(`http://pictures.example/${how}`, impatient)).rejects.toThrow(
    'took longer than 0.4 seconds',
  );
});

it('waits no longer than its time for a name server', async () => {
  await expect(read('http://slow.example/', impatient)).rejects.toThrow('took longer than 0.4 seconds');
});

it('stops reading where its reader stops', async () => {
  const before = closed;
  await expect(read('http://pictures.example/endless')).rejects.toThrow(PictureError);
  await expect.poll(() => closed).toBe(before + 1);
});

it.each([
  ['missing', 'was answered with 404'],
  ['nowhere', 'was answered with 302'],
  ['short', 'could not be fetched: ECONNRESET'],
])('reports a %s file', async (path, message) => {
  await expect(read(`http://pictures.example/${path}`)).rejects.toThrow(message);
});

it('asks only the usual ports with the rules of a site', async () => {
  await expect(read('http://203.0.113.7:8080/', createDownload())).rejects.toThrow('names a port');
});

it.each(['http://localhost/', 'http://127.0.0.1/', 'http://[::1]/', 'http://0x7f.1/', 'http://2130706433/'])(
  'asks nothing of this machine with the rules of a site: %s',
  async (address) => {
    await expect(read(address, createDownload())).rejects.toThrow('leads to a network that is not public');
  },
);
