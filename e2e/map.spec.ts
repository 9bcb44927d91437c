import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectContrast, expectNoSidewaysScroll, test } from './support/journey.ts';
import { overlaps } from './support/map-overlaps.ts';
import { countTaps } from './support/taps.ts';

const pins = (page: Page) => page.getByRole('button', { name: /^(₹|\d+ (from ₹|listings)).*:/ });
const found = async (page: Page) =>
  Number((await page.getByRole('status').first().textContent())?.split(' ')[0]);

async function openMap(page: Page, path = '/rentals'): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).click();
  await expect(pins(page).first()).toBeVisible();
}

test('the map’s code is loaded only when the map is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/rentals');
  expect(asked.filter((url) => url.includes('map'))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).click();
  await expect(pins(page).first()).toBeVisible();
  await expect(page).toHaveURL(/view=map/);
  expect(asked.some((url) => url.includes('map-canvas'))).toBe(true);
});

test('the map is beside the list, and moving it filters the list', async ({ page }) => {
  await openMap(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expectContrast(page);
  const all = await found(page);
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(page).toHaveURL(/within=/);
  await expect.poll(() => found(page)).toBeLessThan(all);
  await page.getByRole('link', { name: 'Remove the filter: In this part of the map' }).click();
  await expect.poll(() => found(page)).toBe(all);
  await expect(page).toHaveURL(/view=map/);
  await page.getByRole('link', { name: 'Close the map' }).click();
  await expect(page).not.toHaveURL(/view=map/);
});

test('the map begins with the places that the search names, and follows the search', async ({ page }) => {
  const here = page.getByText(/ listings? here$/);
  await page.goto('/rentals?location=matigara&view=map');
  await expect.poll(() => pins(page).count()).toBeGreaterThan(1);
  const all = await found(page);
  await expect(here).toHaveText(`${all} listings here`);
  await page.getByRole('link', { name: 'Remove the filter: Matigara' }).click();
  await expect.poll(() => found(page)).toBeGreaterThan(all);
  await expect
    .poll(async () => Number.parseInt((await here.textContent()) ?? '', 10))
    .toBeGreaterThan(all * 4);
});

test('a pin shows a price or a count, and hovering over a card highlights its pin', async ({ page }) => {
  await page.goto('/rentals?view=map&within=88.4,26.71,88.43,26.735');
  const pin = page.getByRole('button', { name: /^(₹|2 from ).*:/ }).first();
  await expect(pin).toBeVisible();
  await page.getByRole('article').first().hover();
  await expect(page.locator('[data-lit]')).toHaveCount(1);
  await pin.focus();
  // The map moves the pin away from its card, and loads the pins of the new part.
  const reloaded = page.waitForResponse((answer) => answer.url().includes('/api/search/map'));
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'At this pin' });
  await expect(card).toBeFocused();
  await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/rentals\/[0-9a-f]{24}$/);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await reloaded;
  await expect(page.getByRole('region', { name: 'Map' }).locator(':focus')).toBeVisible();
});

test('a shape drawn with one stroke filters the list', async ({ page }) => {
  await openMap(page, '/properties');
  const all = await found(page);
  await page.getByRole('button', { name: 'Draw a shape' }).click();
  const box = await page.getByRole('region', { name: 'Map' }).last().boundingBox();
  if (!box) throw new Error('The map has no place.');
  const center = { x: box.x + box.width / 2, y: Math.min(box.y + box.height / 2, 700) };
  await page.mouse.move(center.x + 100, center.y);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    const angle = (step * Math.PI) / 6;
    await page.mouse.move(center.x + 100 * Math.cos(angle), center.y + 100 * Math.sin(angle));
  }
  await page.mouse.up();
  await expect(page).toHaveURL(/shape=/);
  await expect.poll(() => found(page)).toBeLessThan(all);
  await page.getByRole('button', { name: 'Search everywhere' }).click();
  await expect.poll(() => found(page)).toBe(all);
});

test('on a phone the map covers the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const said: (string | null)[] = [];
  await page.exposeFunction('noteStatus', (text: string | null) => said.push(text));
  await page.addInitScript(noteStatuses);
  await openMap(page);
  await expect(page.getByRole('dialog', { name: 'Map' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(page.getByText(/^\d+ listings here/)).toBeVisible();
  expect(said).toContainEqual(expect.stringMatching(/^\d+ listings here/));
  expect(said).not.toContainEqual(expect.stringMatching(/^0 listings here/));
  const cards = page.getByRole('region', { name: 'Listings on the map' });
  await expect(cards.getByRole('article')).toHaveCount(8);
  const closer = page.getByRole('button', { name: 'Zoom in', exact: true });
  await closer.click();
  await expect(page.getByRole('button', { name: 'Search everywhere' })).toBeVisible();
  // No other element covers it.
  await closer.click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is complete, and an address with map bounds filters it', async ({ page }) => {
    await page.goto('/rentals');
    await page.getByRole('main').getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page.getByText('The map needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    const all = await found(page);
    await page.goto('/rentals?within=88.4,26.7,88.45,26.74');
    expect(await found(page)).toBeLessThan(all);
    await page.getByRole('link', { name: 'Remove the filter: In this part of the map' }).click();
    expect(await found(page)).toBe(all);
  });
});

test('the map’s filter is kept in the form of all filters until it is removed', async ({ page }) => {
  const shape = '88.3,26.6;88.6,26.6;88.45,26.9';
  await page.goto(`/properties?${new URLSearchParams({ shape, view: 'map' })}`);
  await page.getByRole('link', { name: 'All filters' }).click();
  const onMap = page.getByRole('group', { name: 'On the map' });
  await expect(onMap.getByRole('checkbox', { name: 'In the drawn shape' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'House' }).check();
  await page.getByRole('button', { name: /^Show/ }).click();
  await page.waitForURL((url) => url.searchParams.get('propertyType') === 'house');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    propertyType: 'house',
    shape,
    view: 'map',
  });

  await page.getByRole('link', { name: 'All filters' }).click();
  await onMap.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: /^Show/ }).click();
  await page.waitForURL((url) => !url.searchParams.has('shape'));
});

test('on a phone the filters open over the map, and Back returns to the map, then to the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openMap(page);
  const map = page.getByRole('dialog', { name: 'Map' });
  await map.getByRole('link', { name: 'Rooms', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'All filters' });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(map).toBeVisible();
  await map.getByRole('link', { name: 'Rooms', exact: true }).click();
  await sheet.getByRole('checkbox', { name: /^2 BHK/ }).check();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/rooms=2/);
  await expect(map.getByRole('link', { name: 'Remove the filter: 2 BHK' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(map).toBeHidden();
});

test('“near me” moves the map to the visitor', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: 88.42712, latitude: 26.71498 });
  await openMap(page);
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page).toHaveURL(/within=88\.\d+%2C26\.\d+/);
  await expect(page.getByRole('link', { name: 'Remove the filter: In this part of the map' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'You are here' })).toBeInViewport();
});

test('“near me” says when the visitor is far from the city', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: 88.3639, latitude: 22.5726 });
  await openMap(page);
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page.getByText('You are far from Siliguri, so the map was not moved.')).toBeVisible();
  await expect(pins(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/within=/);
  await expect(page.getByRole('img', { name: 'You are here' })).toHaveCount(0);
});

test('the card of a pin is two taps away, has its photo and does not hide the pin', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/rentals?within=88.4,26.71,88.43,26.735');
  const flow = countTaps();
  await flow.tap(page.getByRole('main').getByRole('link', { name: 'Map', exact: true }));
  const pin = { name: /^(₹|2 from ).*:/ };
  await flow.tap(page.getByRole('button', pin).first());
  const card = page.getByRole('region', { name: 'At this pin' });
  await expect(card.locator('img').first()).toBeVisible();
  expect(flow.count).toBe(2);
  flow.note('from a list to the preview of a pin');
  // Another pin may be the first one by now, for the map has moved.
  const opened = page.getByRole('button', { ...pin, expanded: true });
  const edges = async () => {
    const [pinBox, cardBox] = [await opened.boundingBox(), await card.boundingBox()];
    return (cardBox?.y ?? 0) - (pinBox?.y ?? 0) - (pinBox?.height ?? 0);
  };
  await expect.poll(edges).toBeGreaterThanOrEqual(0);
});

test('beside the map the list has two columns, and the card of a pin the whole width of its frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/rentals?view=map&within=88.4,26.71,88.43,26.735');
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first();
  await expect(list).toHaveCSS('grid-template-columns', /^[\d.]+px [\d.]+px$/);
  await page.getByRole('button', { name: /^₹.*:/ }).first().press('Enter');
  const card = page.getByRole('region', { name: 'At this pin' });
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  await expect
    .poll(async () => (await widthOf(card.getByRole('article').first())) / (await widthOf(card)))
    .toBeGreaterThan(0.8);
});

/** Runs in the page: notes every text of a live region. */
function noteStatuses(): void {
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[role=status]'))
      (window as unknown as { noteStatus(text: string): void }).noteStatus(textContent);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const name = (page: Page, text: string) =>
  page.locator('[data-map-frame] span[aria-hidden]', { hasText: new RegExp(`^${text}$`) });
const town = 'view=map&within=88.395,26.705,88.44,26.745';

test('roads, rivers and landmarks are named as the map comes closer, in the language of the page', async ({
  page,
}) => {
  await page.goto(`/rentals?${town}`);
  await expect(pins(page).first()).toBeVisible();
  await expect(name(page, 'Mahananda')).toBeVisible();
  await expect(name(page, 'Nivedita Road')).toHaveCount(0);
  await expect(name(page, 'Gurung Basti')).toHaveCount(0);
  const closer = page.getByRole('button', { name: 'Zoom in', exact: true });
  await closer.click();
  await expect(name(page, 'Siliguri Junction')).toBeVisible();
  await closer.click();
  await expect(name(page, 'Nivedita Road')).toBeVisible();
  await expect(name(page, 'Siliguri Junction')).toBeVisible();
  await expect(name(page, 'Hill Cart Road')).toBeVisible();
  await expect.poll(() => overlaps(page)).toEqual([]);

  const bengali = page.url().replace('/rentals', '/bn/rentals');
  await page.goto(bengali);
  await expect(name(page, 'হিলকার্ট রোড')).toBeVisible();
  await expect(name(page, 'শিলিগুড়ি জংশন')).toBeVisible();
  await expect(name(page, 'Hill Cart Road')).toHaveCount(0);
});

test('on a phone, neither a control nor an edge hides a pin, and no name lies under either', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/rentals?view=map');
  const cluster = page.getByRole('button', { name: /^\d+ from ₹.*:/ });
  for (let tap = 0; tap < 2; tap += 1) {
    const loaded = page.waitForResponse((answer) => answer.url().includes('/api/search/map?'));
    await cluster.first().click();
    await loaded;
    await expect(page.getByRole('button', { name: 'Search everywhere' })).toBeVisible();
    await expect.poll(() => overlaps(page)).toEqual([]);
  }
});

test('a map that is opened by its address begins without a focused control', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/rentals?view=map');
  const map = page.getByRole('dialog', { name: 'Map' });
  await expect(map).toBeFocused();
  await page.keyboard.press('Tab');
  const bar = map.getByRole('link', { name: /^Change the search/ });
  await expect(bar).toBeFocused();
  // Its ring of 5 px is not cut at the edge.
  expect((await bar.boundingBox())?.y).toBeGreaterThanOrEqual(5);
});
