import { findArea } from '@thikana/contract/city';
import { placeName } from '@thikana/contract/place-name';

/** The name of an area in the current language; its slug if the city no longer has it. */
export function areaName(slug: string): string {
  const area = findArea(slug);
  return area ? placeName(area) : slug;
}
