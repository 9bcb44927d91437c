import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../../lib/startup-error.ts';
import { checkSuggested } from './check-suggested.ts';
import type { CityFacts } from './city-facts.ts';
import type { WrittenLaw } from './law-facts.ts';
import { PackProblems } from './pack-error.ts';
import { type PackLegal, readLegal } from './read-legal.ts';
import { type PackArea, type PackLandmark, readAreas, readLandmarks } from './read-places.ts';
import { checkOutlines, type PackShape, readShapes } from './read-shapes.ts';
import { readFacts, readLaw } from './read-yaml.ts';

export interface PackFiles {
  folder: string;
  facts: string;
  areas: string;
  landmarks: string;
  map: string;
  law?: string | undefined;
  suggested?: string | undefined;
  /** The Markdown files but for the README, by name. */
  texts: Readonly<Record<string, string>>;
  /** Changes whenever one of the files does. */
  digest: string;
}

export interface CityPack {
  facts: CityFacts;
  areas: PackArea[];
  landmarks: PackLandmark[];
  shapes: PackShape[];
  legal: PackLegal;
  law?: WrittenLaw | undefined;
}

const emptyLandmarks = 'slug,kind,name,latitude,longitude,nearMetres\n';
const emptyMap = '{"type":"FeatureCollection","features":[]}';

/** The files of a pack. Only `city.yaml` and `areas.csv` are required. */
export async function readPackFiles(folder: string): Promise<PackFiles> {
  const read = (name: string) =>
    readFile(path.join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  const [facts, areas, landmarks = emptyLandmarks, map = emptyMap, law, suggested] = await Promise.all(
    ['city.yaml', 'areas.csv', 'landmarks.csv', 'map.geojson', 'law.yaml', 'places.tsv'].map(read),
  );
  if (facts === undefined || areas === undefined) {
    const missing = facts === undefined ? 'city.yaml' : 'areas.csv';
    throw new StartupError(
      `There is no ${missing} in ${folder}.`,
      'CITY names a folder of cities/ or the path of a city pack; docs/cities.md describes its files.',
    );
  }
  const texts: Record<string, string> = {};
  for (const name of (await readdir(folder)).sort())
    if (name.endsWith('.md') && name !== 'README.md') texts[name] = (await read(name)) ?? '';
  const digest = createHash('sha256')
    .update(JSON.stringify([facts, areas, landmarks, map, texts, law, suggested]))
    .digest('hex');
  return { folder, facts, areas, landmarks, map, law, suggested, texts, digest };
}

/** Throws a StartupError that lists all problems. */
export function parsePack(files: PackFiles): CityPack {
  const problems = new PackProblems();
  const facts = readFacts(files.facts, problems);
  const shapes = readShapes(files.map, problems);
  const areas = readAreas(files.areas, { problems, shapes, facts });
  checkOutlines(shapes, areas);
  const landmarks = readLandmarks(files.landmarks, { problems, shapes, facts });
  const legal = readLegal(files.texts, { problems, facts });
  const law = readLaw(files.law, problems);
  if (files.suggested !== undefined) checkSuggested(files.suggested, problems);
  problems.throwIfAny(files.folder);
  if (!facts) throw new Error('A pack without facts has a problem.');
  return { facts, areas, landmarks, shapes: [...shapes.byId.values()], legal, law };
}
