import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Position } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import { projectDir } from '../config.ts';

export interface KnownTown extends Position {
  name: string;
  /** ISO 3166-1, two letters. */
  country: string;
}

const file = path.join(projectDir, 'cities/towns.tsv');

/** The towns of the world with 10,000 people or more, the largest first. */
export async function readTowns(): Promise<readonly KnownTown[]> {
  const [, ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n');
  return lines.map((line) => {
    const [name = '', country = '', latitude, longitude] = line.split('\t');
    return { name, country, latitude: Number(latitude), longitude: Number(longitude) };
  });
}

/** The largest town of this name, in the country if one is given. Accents and capitals do not matter. */
export function findTown(
  towns: readonly KnownTown[],
  { name, country }: Pick<KnownTown, 'name' | 'country'>,
): KnownTown | undefined {
  const wanted = plain(name);
  return towns.find((town) => (!country || town.country === country) && plain(town.name) === wanted);
}

export function nearestTown(
  towns: readonly KnownTown[],
  position: Position,
): { town: KnownTown; km: number } | undefined {
  let nearest: { town: KnownTown; km: number } | undefined;
  for (const town of towns) {
    const km = distanceKm(town, position);
    if (!nearest || km < nearest.km) nearest = { town, km };
  }
  return nearest;
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
