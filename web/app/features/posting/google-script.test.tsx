import { expect, it, vi } from 'vitest';
import { pass } from '../../../test/show.tsx';
import { stubGoogle } from '../../../test/stub-google.ts';
import { loadGooglePlaces } from './google-script.ts';

it('loads the places library with the key, once', async () => {
  const google = stubGoogle();
  expect(await loadGooglePlaces('a key&more')).toHaveProperty('AutocompleteSuggestion');
  expect(google.scripts).toHaveLength(1);
  const [script] = google.scripts;
  expect(`${script?.origin}${script?.pathname}`).toBe('https://maps.googleapis.com/maps/api/js');
  expect(Object.fromEntries(script?.searchParams ?? [])).toMatchObject({
    key: 'a key&more',
    libraries: 'places',
  });
});

it('is loaded at the third retry, after pauses of 1, 2 and 4 seconds', async () => {
  const google = stubGoogle({ failures: 3 });
  const loading = loadGooglePlaces('key');
  const attempts: number[] = [];
  for (const milliseconds of [999, 1, 1_999, 1, 3_999, 1]) {
    await pass(milliseconds);
    attempts.push(google.scripts.length);
  }
  expect(attempts).toEqual([1, 2, 2, 3, 3, 4]);
  expect(await loading).toHaveProperty('AutocompleteSuggestion');
});

it('fails after three retries', async () => {
  const google = stubGoogle({ failures: 9 });
  const loading = loadGooglePlaces('key').catch((error: Error) => error.message);
  await pass(60_000);
  expect(await loading).toBe('did not load');
  expect(google.scripts).toHaveLength(4);
});

it('fails after 10 seconds without an answer, and is removed from the page', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation((script) => {
    document.body.append(script);
  });
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockReturnValue();
  const loading = loadGooglePlaces('key').catch((error: Error) => error.message);
  await pass(10_999);
  expect(append).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(append).toHaveBeenCalledTimes(2);
  await pass(60_000);
  expect(await loading).toBe('took too long');
  expect(document.querySelectorAll('script')).toHaveLength(0);
});
