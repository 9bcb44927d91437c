import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it.each(['https://tiles.example.org/map.png', 'ftp://tiles.example.org/map.pmtiles', 'tiles'])(
  'rejects the tiles %j',
  (url) => {
    expect(() => readConfig({ TILES_URL: url })).toThrow('TILES_URL should look like');
  },
);

it.each(['https://tiles.example.org/{z}/{x}/{y}.png', 'https://tiles.example.org/siliguri.pmtiles'])(
  'accepts the tiles %j',
  (url) => {
    expect(readConfig({ TILES_URL: url }).tiles).toEqual({ url, attribution: undefined });
  },
);

it.each([
  ['localhost', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['fd00::2', 'http://[fd00::2]:3000'],
])('uses openable links while listening on %s', (host, link) => {
  expect(readConfig({ HOST: host }).publicUrl).toBe(link);
});

it('accepts a replica only with an external database', () => {
  const replica = 'postgresql://reader@replica/thikana';
  expect(() => readConfig({ DATABASE_READ_URL: replica })).toThrow('DATABASE_READ_URL names a replica');
  const both = readConfig({
    DATABASE_URL: 'postgresql://thikana@database/thikana',
    DATABASE_READ_URL: replica,
  });
  expect(both.databaseReadUrl).toBe(replica);
});

it('exports traces if a collector is configured and tracing is not disabled', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
  expect(readConfig({}).tracing).toBeUndefined();
  expect(readConfig(endpoint).tracing).toMatchObject({
    url: 'http://collector:4318/v1/traces',
    sampler: 'always_on',
    isParentBased: true,
  });
  const sampler = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(readConfig({ ...endpoint, ...sampler }).tracing).toMatchObject({
    sampler: 'traceidratio',
    ratio: 0.05,
    isParentBased: false,
  });
  expect(readConfig({ ...endpoint, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined();
  expect(readConfig({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }).tracing).toBeUndefined();
  expect(() => readConfig({ OTEL_TRACES_SAMPLER: 'some' })).toThrow('OTEL_TRACES_SAMPLER should be');
});

it.each(['localhost', '127.0.0.1', '::1'])('allows disabled rate limits while listening on %s', (host) => {
  expect(readConfig({ RATE_LIMITS: 'off', HOST: host }).rateLimits).toBe(false);
});

it.each(['0.0.0.0', '::', '192.0.2.7', 'fd00::2', 'homes.example.org'])(
  'rejects disabled rate limits on a public address: %s',
  (host) => {
    expect(() => readConfig({ RATE_LIMITS: 'off', HOST: host })).toThrow('RATE_LIMITS=off is refused');
    expect(readConfig({ HOST: host }).rateLimits).toBe(true);
  },
);
