import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { showInSite } from '../../../test/site.ts';
import Privacy from './privacy.tsx';

beforeEach(async () => {
  const loader = () => ({});
  await showInSite([{ path: '/privacy', Component: Privacy, loader }] as never, '/privacy');
});

it('shows the dates of its first version and of its last change', () => {
  const intro = screen.getByText(/last updated August 28, 2025/);
  expect(intro.textContent).toContain('This version: last updated November 30, 2026.');
  const words = screen
    .getAllByRole('heading', { level: 2 })
    .slice(0, -1)
    .map(({ parentElement }) => parentElement?.textContent);
  // A change of the text has to update the date and this digest.
  expect(createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 16)).toBe('dada88af16b52005');
});

/** The code that stores data in the browser, and the page's name for it. */
const stores: Record<string, string> = {
  'web/app/lib/session/session.ts': 'Keep me logged in on this device',
  'web/app/features/accounts/keep-provider-session.ts': 'Keep me logged in on this device',
  'web/app/lib/device/own-language.ts': 'the language that you chose',
  'web/app/lib/device/untold-language.ts': 'the language that you chose',
  'web/app/lib/device/theme.ts': 'light or dark colours',
  'web/app/lib/device/browser-id.ts': 'a random number',
  'web/app/lib/device/saved-keys.ts': 'the listings that you viewed last, the places',
  'web/app/lib/device/saved-list.ts': 'your shortlist, your saved searches',
  'web/app/lib/device/light-data.ts': 'of light data',
  'web/app/lib/device/native-digits.ts': 'and of digits',
  'web/app/lib/device/missing-letters.ts': 'whether your system lacks the letters of a script',
  'web/app/lib/device/object-store.ts': 'half-written listings with their pictures',
  'web/app/features/messages/use-draft.ts': 'messages, reports and other changes that are not sent yet',
  'web/app/features/moderation/use-review-keys.ts': 'an administrator’s choice of shortcuts',
  'web/app/routes/admin/shell/use-sidebar.ts': 'whether an administrator’s sidebar is open',
  'server/src/features/openid/serve-openid.ts': 'Two carry a sign-in with another provider',
};

it('lists everything stored in the browser', () => {
  const keeping = ['web/app', 'server/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      // The set-up page is the operator's, before the site has visitors.
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|paraglide|src\/setup\//.test(file))
      .filter((file) =>
        /(local|session)Storage\.|indexedDB\.|document\.cookie|'set-cookie'/.test(readFileSync(file, 'utf8')),
      ),
  );
  expect(keeping.toSorted()).toEqual(Object.keys(stores).toSorted());
  for (const phrase of Object.values(stores)) expect(document.body.textContent).toContain(phrase);
});

it('covers all data about people', () => {
  const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(sections).toEqual([
    'Personal data',
    'Listing data',
    'Usage data',
    'Cookies',
    'Geocoding',
    'No sale of data',
    'Retention',
    'What the law says must be kept',
    'Consent',
    'Your rights',
    'Children',
    'Who is responsible',
  ]);
  expect(screen.getByText(/not meant for children under 13/)).toBeTruthy();
  expect(screen.getByText(/^Your data is never sold/)).toBeTruthy();
});
