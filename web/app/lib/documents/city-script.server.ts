import { type City, currentCity } from '@thikana/contract/city';
import { findLandmark } from '@thikana/contract/landmarks';
import { cityScriptId } from './city-script-id.ts';
import { scriptJson } from './script-json.server.ts';

const scripts = new WeakMap<City, string>();

/** The city, for the browser: every document carries it, with the landmarks that its address names. */
export function cityScript(url: string): string {
  const city = currentCity();
  const slugs = new URL(url).searchParams.get('landmark')?.split(',') ?? [];
  const landmarks = slugs.flatMap((slug) => findLandmark(slug) ?? []);
  if (landmarks.length > 0) return render({ ...city, landmarks });
  const known = scripts.get(city) ?? render({ ...city, landmarks });
  scripts.set(city, known);
  return known;
}

function render({ landmarks, formerLandmarks, ...city }: City): string {
  const json = scriptJson(landmarks.length > 0 ? { ...city, landmarks, formerLandmarks } : city);
  return `<script type="application/json" id="${cityScriptId}">${json}</script>`;
}
