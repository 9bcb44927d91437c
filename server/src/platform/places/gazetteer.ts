import { readFile } from 'node:fs/promises';
import path from 'node:path';

export const placeKinds = ['area', 'landmark', 'town', 'post office'] as const;

export interface GazetteerPlace {
  kind: (typeof placeKinds)[number];
  name: string;
  /** By language tag. */
  names?: Readonly<Record<string, string>>;
  /** Older, longer or differently spelled names that people type. */
  otherNames: readonly string[];
  pinCode: string;
  district: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** Reads the places that are suggested. */
export type ReadGazetteer = () => Promise<readonly GazetteerPlace[]>;

/** The file `places.tsv` of a city pack; undefined if the pack has none. */
export async function readGazetteer(folder: string): Promise<GazetteerPlace[] | undefined> {
  const content = await readFile(path.join(folder, 'places.tsv'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  return content === undefined ? undefined : parseGazetteer(content);
}

/** The first place is on line 2. */
export function parseGazetteer(content: string): GazetteerPlace[] {
  const [, ...lines] = content.trimEnd().split('\n');
  return lines.map(parseLine);
}

function parseLine(line: string): GazetteerPlace {
  const [
    kind = '',
    name = '',
    otherNames = '',
    pinCode = '',
    district = '',
    state = '',
    latitude,
    longitude,
  ] = line.split('\t');
  return {
    kind: kind as GazetteerPlace['kind'],
    name,
    otherNames: otherNames ? otherNames.split('|') : [],
    pinCode,
    district,
    state,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}
