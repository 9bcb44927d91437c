import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createSmsSender } from './create-sms-sender.ts';

interface Asked {
  method: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

/** A provider that records requests and answers with a status. */
async function provider(status: number) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk;
    });
    request.on('end', () => {
      const { method, headers } = request;
      asked.push({ method, authorization: headers.authorization, body: JSON.parse(text) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  return { url, asked, close: () => server.close() };
}

const log = { info: vi.fn() };
const body = '{"to":"{phone}","message":{"text":"{text}"},"from":"THIKNA"}';

it('sends the provider’s own format, whatever the text contains', async () => {
  const { url, asked, close } = await provider(202);
  const text = 'Your "code"\nis {phone} 123456';
  await createSmsSender({ url, authorization: 'Bearer key', body }, log).send('+919832011223', text);
  close();
  expect(asked).toEqual([
    {
      method: 'POST',
      authorization: 'Bearer key',
      body: { to: '+919832011223', message: { text }, from: 'THIKNA' },
    },
  ]);
});

it('fails if the provider rejects the text', async () => {
  const { url, close } = await provider(500);
  await expect(createSmsSender({ url, body }, log).send('+919832011223', 'Hello')).rejects.toThrow('500');
  close();
});

it('writes to the log without a provider, with a shortened number', async () => {
  await createSmsSender({ body }, log).send('+919832011223', 'Your code is 123456');
  expect(log.info).toHaveBeenCalledWith(
    { ending: '1223', text: 'Your code is 123456' },
    'Short message to …1223: Your code is 123456',
  );
});
