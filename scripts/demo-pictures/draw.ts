import { parseArgs } from 'node:util';
import { render } from './render.ts';
import { iconTargets, listingTargets } from './targets.ts';

/** `draw.ts [folder] [--only kind]`: the folder is for listing pictures; the site's own always go to web/public. */
const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const root = new URL('../../', import.meta.url).pathname;
const folder = positionals[0] ?? `${root}server/demo/pictures`;

const site = `${root}web/public`;

const targets = [...listingTargets(folder), ...iconTargets(site)];
const kinds = [...new Set(targets.map(({ kind }) => kind))];
if (values.only && !kinds.includes(values.only)) {
  throw new Error(`There is no kind "${values.only}"; the kinds are ${kinds.join(', ')}.`);
}

const chosen = targets.filter(({ kind }) => !values.only || kind === values.only);
let bytes = 0;
for (const { draw, outputs } of chosen) {
  const sizes = await render(draw(), outputs);
  bytes += sizes.reduce((sum, size) => sum + size, 0);
}
console.log(`Drew ${chosen.length} pictures, ${Math.round(bytes / 1024)} KB in all.`);
