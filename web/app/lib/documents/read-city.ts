import { type City, setCity } from '@thikana/contract/city';
import { cityScriptId } from './city-script-id.ts';

/** Documents that name no landmark carry none. */
type Carried = Omit<City, 'landmarks'> & Partial<City>;

/** In the browser: sets the city that the document carries. */
export function readCity(): void {
  const json = document.getElementById(cityScriptId)?.textContent;
  if (json) setCity({ landmarks: [], ...(JSON.parse(json) as Carried) });
}
