import { type City, currentCity } from '@thikana/contract/city';
import { cityScriptId } from './city-script-id.ts';
import { scriptJson } from './script-json.server.ts';

const scripts = new WeakMap<City, string>();

/** The city, for the browser: every document carries it. Rendered once for each state of the city. */
export function cityScript(): string {
  const city = currentCity();
  const known = scripts.get(city);
  if (known !== undefined) return known;
  const script = `<script type="application/json" id="${cityScriptId}">${scriptJson(city)}</script>`;
  scripts.set(city, script);
  return script;
}
