const cacheName = 'settings';
const address = '/light-data';
let known: boolean | undefined;

/** Whether the visitor saves data, by choice or by a setting of the browser. */
export async function isLight(): Promise<boolean> {
  known ??= (await (await caches.match(address, { cacheName }))?.text()) === 'true';
  return known;
}

/** Remembers what the pages say, because this worker ends when it is idle. */
export async function setLight(isOn: boolean): Promise<void> {
  known = isOn;
  await (await caches.open(cacheName)).put(address, new Response(String(isOn)));
}
