import { Validator } from '@seriousme/openapi-schema-validator';
import { endpoints } from '@thikana/contract/endpoints';
import { expect, it } from 'vitest';
import { useTestSite } from '../../test/test-site.ts';

const site = await useTestSite();

interface Description extends Record<string, unknown> {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string }>>;
}

it('describes every endpoint in valid OpenAPI 3.1', async () => {
  const description = (await site.app.http.inject({ url: '/api/openapi.json' })).json<Description>();
  expect(description.openapi).toBe('3.1.0');
  const verdict = await new Validator().validate(structuredClone(description));
  expect(verdict.errors).toBeUndefined();
  expect(verdict.valid).toBe(true);
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    endpoints.map(({ name }) => name).sort(),
  );
});

it('has a reference page with its script', async () => {
  expect((await site.app.http.inject({ url: '/api/reference' })).headers.location).toMatch(/reference\/$/);
  const page = await site.app.http.inject({ url: '/api/reference/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  const again = await site.app.http.inject({ url: '/api/reference/' });
  const nonces = [page, again].map(({ headers, body }) => {
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain('unsafe');
    const [, nonce = ''] = /script-src 'self' 'nonce-([^']{22,})'/.exec(policy) ?? [];
    const scripts = body.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    return nonce;
  });
  expect(nonces[0]).not.toBe(nonces[1]);
  const [, address = ''] = /<script src="([^"]+)"/.exec(page.body) ?? [];
  const script = await site.app.http.inject({
    url: new URL(address, 'http://localhost/api/reference/').pathname,
  });
  expect(script.statusCode).toBe(200);
  expect(script.headers['content-type']).toContain('javascript');
  expect((await site.app.http.inject({ url: '/api/reference/nothing' })).statusCode).toBe(404);
});
