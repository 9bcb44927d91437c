import { approvePosts } from './support/administration.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, overlayEntries, test } from './support/journey.ts';
import { layoutShifts, noteLayoutShifts } from './support/layout-shifts.ts';
import { authorization, enterAsOwner, ownListings, postFlat, signUp } from './support/people.ts';
import { madePicture } from './support/pictures.ts';
import { demoAccount, enter } from './support/session.ts';

test.use({ viewport: { width: 360, height: 780 } });

test('a visitor reads the site in their language, and keeps the filters', async ({ page }) => {
  await page.goto('/rentals?propertyType=flat');
  const languages = page.getByRole('navigation', { name: 'Languages' });
  for (const [name, language, heading, offered] of [
    ['বাংলা', 'bn', 'ভাড়ার প্রপার্টি', 'ভাষা'],
    ['हिंदी', 'hi', /किराये/, 'भाषाएँ'],
    ['नेपाली', 'ne', /भाडा/, 'भाषाहरू'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${language}/rentals?propertyType=flat`);
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('navigation', { name: offered })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  // The scripts go on in the language.
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ne\/rentals\/[0-9a-f]{24}$/);
  await expect(page.getByRole('navigation', { name: 'भाषाहरू' })).toBeVisible();
  const english = page.getByRole('link', { name: 'English', exact: true });
  await expect(english).toHaveAttribute('href', /^\/rentals\/[0-9a-f]{24}$/);
  await english.click();
  await expect(page).toHaveURL(/:\d+\/rentals\/[0-9a-f]{24}$/);
  await expect(languages).toBeVisible();
});

test('a link to a language in the menu keeps the page, and tells the account', async ({ page }) => {
  await enter(page, await signUp(page.request));
  await page.goto('/dashboard/view-your-listings?status=pending');
  const headers = await authorization(page);
  const language = async () =>
    ((await (await page.request.get('/api/users/me', { headers })).json()) as { user: { language: string } })
      .user.language;
  expect(await language()).toBe('en');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const languages = page.getByRole('navigation', { name: 'Languages' }).locator('visible=true');
  await expectAccessible(page);
  await languages.getByRole('link', { name: 'नेपाली' }).click();
  await expect(page).toHaveURL('/ne/dashboard/view-your-listings?status=pending');
  await expect.poll(language).toBe('ne');
});

test('administrators choose a language in the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, demoAccount('Admin'));
  await page.goto('/admin/users?page=1');
  await page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'हिंदी' }).click();
  await expect(page).toHaveURL('/hi/admin/users?page=1');
});

test('a reader chooses the digits of the script, which stay chosen', async ({ page }) => {
  await page.goto('/bn/rentals');
  const price = page.getByRole('article').first().getByText('₹').first();
  const drawn = async () => {
    await page.evaluate(() => document.fonts.ready);
    return price.screenshot();
  };
  await expect(price).toBeVisible();
  const before = await drawn();
  await page.getByRole('checkbox', { name: 'বাংলা অঙ্ক' }).check();
  await expect(price).toHaveCSS('font-family', /^"Bengali Digits"/);
  await expect.poll(() => page.evaluate(() => document.fonts.check('600 16px "Bengali Digits"'))).toBe(true);
  const after = await drawn();
  expect(after.equals(before)).toBe(false);
  // The text itself keeps the digits that screen readers and searches expect.
  await expect(price).toHaveText(/[0-9]/);

  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'বাংলা অঙ্ক' })).toBeChecked();
  await expect(price).toHaveCSS('font-family', /^"Bengali Digits"/);
  await page.goto('/ne/rentals');
  await expect(price).toHaveCSS('font-family', /^"Devanagari Digits"/);
  await page.goto('/rentals');
  await expect(price).toHaveCSS('font-family', /^"Hind Siliguri"/);
});

test('on a wide screen, the other languages are links at the top, which keep the page and the filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/rentals?propertyType=flat');
  const names = await page.getByRole('navigation', { name: 'Languages' }).first().getByRole('link').all();
  expect(await Promise.all(names.map((name) => name.textContent()))).toEqual([
    'English',
    'বাংলা',
    'हिंदी',
    'नेपाली',
  ]);
  await page.getByRole('link', { name: 'বাংলা', exact: true }).first().click();
  await expect(page).toHaveURL('/bn/rentals?propertyType=flat');
  await expect(page.getByRole('link', { name: 'English', exact: true }).first()).toBeInViewport();
});

test('only English pages ask for Latin letters before anything is on the screen', async ({ request }) => {
  const preloading = [];
  for (const language of ['', 'bn', 'hi', 'ne']) {
    const document = await (await request.get(`/${language}`)).text();
    if (document.includes('as="font"')) preloading.push(language);
  }
  expect(preloading).toEqual(['']);
});

test('a first visit in another language loads no more letters than an English one', async ({ browser }) => {
  const letters: number[] = [];
  for (const language of ['', '/bn', '/hi', '/ne']) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const files: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'font') return;
      files.push(response.body());
      // This system has the letters of all languages.
      expect(response.url()).not.toContain('-letters-');
    });
    await page.goto(`${language}/rentals`, { waitUntil: 'networkidle' });
    letters.push((await Promise.all(files)).reduce((sum, file) => sum + file.length, 0));
    await context.close();
  }
  const [english, ...others] = letters;
  expect(english).toBeGreaterThan(0);
  expect(english).toBeLessThan(32_000);
  expect(Math.max(...others)).toBeLessThanOrEqual(english ?? 0);
});

test.describe('in a browser that prefers Bengali', () => {
  test.use({ locale: 'bn-IN' });

  test('the site is offered in Bengali once, and remembers what was chosen', async ({ page }) => {
    await noteLayoutShifts(page);
    const offer = page.getByRole('complementary', { name: 'সাইটটি বাংলায় পড়ুন' });
    await page.goto('/rentals?propertyType=flat');
    await expect(offer).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page)).toEqual([]);
    await expectAccessible(page);
    await offer.getByRole('link').click();
    await expect(page).toHaveURL('/bn/rentals?propertyType=flat');

    // It would lie on the buttons of a form.
    await page.goto('/about');
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await expect.poll(() => overlayEntries(page)).toBe(0);
    await page.goBack();
    await offer.getByRole('button', { name: 'বন্ধ করুন' }).click();
    await expect(offer).toHaveCount(0);
    // English was chosen by closing the offer, so only a page in another language has one.
    await page.goto('/bn/about');
    const english = page.getByRole('complementary', { name: 'Read this site in English' });
    await english.getByRole('link').click();
    await expect(page).toHaveURL(/:\d+\/about$/);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });

  test('an account has the language of its login, until its owner chooses one', async ({ page }) => {
    const { email, password } = await signUp(page.request);
    await page.goto('/hi/login');
    await page.getByLabel('ईमेल पता').fill(email);
    await page.getByLabel('पासवर्ड', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'लॉग इन करें' }).click();
    await page.waitForURL((url) => url.pathname !== '/hi/login');
    await page.goto('/hi/dashboard/your-profile');
    const language = page.getByLabel('आपकी भाषा');
    await expect(language).toHaveValue('hi');
    await language.selectOption('नेपाली');
    await page.getByRole('button', { name: 'भाषा सेव करें' }).click();
    await expect(page).toHaveURL('/ne/dashboard/your-profile');
    await expect(page.getByLabel('तपाईंको भाषा')).toHaveValue('ne');
    await expectAccessible(page);
    await page.goto('/contact');
    await expect(page.getByRole('complementary', { name: 'यो साइट नेपालीमा पढ्नुहोस्' })).toBeVisible();
  });
});

test('places have the names of the language, and texts of owners say in which one they are', async ({
  page,
}) => {
  await page.goto('/bn/rentals/in/sevoke-road');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('সেবক রোড');
  await expect(page).toHaveTitle(/সেবক রোড/);
  await page.goto('/bn/search');
  const areas = page.getByRole('group', { name: 'এলাকা' }).getByRole('checkbox');
  await expect(areas.first()).toBeAttached();
  const names = await areas.evaluateAll((all) => all.map((each) => each.closest('label')?.textContent ?? ''));
  expect(names.at(0)).toContain('আশিঘর');
  expect(names.join()).not.toMatch(/[A-Za-z]/);
  await page.goto('/bn/rentals?location=matigara&landmark=bidhan-market');
  await expect(page.getByText('মাটিগাড়া').first()).toBeVisible();
  await expect(page.getByText('বিধান মার্কেট').first()).toBeVisible();
  await page.goto('/bn/rentals');
  await expect(page.locator('article a[lang=en]').first()).toBeVisible();
  // The page that the scripts make is the one that the server sent.
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.locator('main')).toContainText('বর্গফুট');
});

test('an owner writes in a second language too, and readers of it find and see that text', async ({
  page,
}) => {
  const title = 'Flat in the shade of a tamarind tree';
  const second = 'তেঁতুল গাছের ছায়ায় নিরিবিলি ফ্ল্যাট';
  await enterAsOwner(page);
  await postFlat(page, title, await madePicture('garden.jpg', 5));
  const [listing] = await ownListings(page);
  await page.goto(`/dashboard/view-your-listings/edit-post/${listing?._id}`);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  await page.getByText('Add a second language').click();
  await page.getByLabel('Title in the second language').fill(second);
  for (const name of [/Step 3 of 4/, /Step 4 of 4/]) {
    await next.click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText(second)).toBeVisible();
  await page.getByRole('button', { name: 'Update Post', exact: true }).click();
  await page.waitForURL('**/dashboard/view-your-listings');
  await enter(page, demoAccount('Admin'));
  await approvePosts(page, [second]);

  const card = page.getByRole('article');
  for (const [search, shown] of [
    ['/bn/rentals?q=নিরিবিলি', second],
    ['/rentals?q=নিরিবিলি', title],
    ['/bn/rentals?q=tamarind', second],
  ] as const) {
    await page.goto(search);
    await expect(card.getByRole('link', { name: shown })).toBeVisible();
  }
  await card.getByRole('link', { name: second }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
  await expect(page).toHaveTitle(new RegExp(second));
  await expect(page.getByText('Second floor, morning sun')).toHaveAttribute('lang', 'en');
});
