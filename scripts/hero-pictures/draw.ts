import { parseArgs } from 'node:util';
import { render } from '../demo-pictures/render.ts';
import { outputsFor, scenes } from './scenes.ts';

/** `draw.ts [folder] [--only name]`: draws the home page's pictures, by default where the page takes them from. */
const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const folder = positionals[0] ?? new URL('../../web/app/features/home/pictures', import.meta.url).pathname;

for (const [name, draw] of Object.entries(scenes)) {
  if (values.only && values.only !== name) continue;
  const outputs = outputsFor(`${folder}/${name}`);
  const sizes = await render(draw(), outputs);
  outputs.forEach(({ path }, index) => {
    console.log(`${path.slice(folder.length + 1)}: ${Math.round((sizes[index] ?? 0) / 1024)} KB`);
  });
}
