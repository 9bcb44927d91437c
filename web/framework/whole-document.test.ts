import { createElement, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import * as module from '../app/entry.server.tsx';
import { sampleDocument } from './sample-document.ts';

function Broken(): never {
  throw new Error('The roof is off.');
}

async function document(Page: () => React.ReactNode) {
  const response = await sampleDocument(module, Page);
  return { status: response.status, html: await response.text() };
}

it('is complete, with the loader data for the browser', async () => {
  const { status, html } = await document(() => createElement('h1', null, 'Homes'));
  expect(status).toBe(200);
  expect(html).toMatch(/^<!DOCTYPE html><html>.*<h1>Homes<\/h1>/s);
  expect(html).toContain('told by the loader');
  expect(html).toContain('streamController.close()');
});

it.each([
  ['the page', (child: React.ReactNode) => child],
  ['a part of it', (child: React.ReactNode) => createElement(Suspense, null, child)],
])('is the error page, and the cause is logged, when %s fails', async (_, around) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { status, html } = await document(() => around(createElement(Broken)));
  expect(status).toBe(500);
  expect(html).toContain('Something went wrong');
  expect(logged.mock.calls.flat().map(String)).toContain('Error: The roof is off.');
  logged.mockRestore();
});
