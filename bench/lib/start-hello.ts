import { type Child, startChild } from './child.ts';
import { freePort } from './free-port.ts';

/** Starts a bare Fastify that says hello, or sends the same compressed document every time. */
export async function startHello(brotliFile?: string): Promise<Child & { url: string }> {
  const port = await freePort();
  const body = brotliFile === undefined ? [] : ['--brotli', brotliFile];
  const child = await startChild(['bench/lib/hello.ts', '--port', String(port), ...body], {
    readyWhenSaid: 'is running',
  });
  return { ...child, url: `http://localhost:${port}/` };
}
