import { type City, setCity } from '@thikana/contract/city';
import { cityScriptId } from './city-script-id.ts';

/** In the browser: sets the city that the document carries. */
export function readCity(): void {
  const json = document.getElementById(cityScriptId)?.textContent;
  if (json) setCity(JSON.parse(json) as City);
}
