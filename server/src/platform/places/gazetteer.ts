import { readFile } from 'node:fs/promises';
import path from 'node:path';

type PlaceKind = 'area' | 'landmark' | 'town' | 'post office';

export interface GazetteerPlace {
  kind: PlaceKind;
  name: string;
  /** Older, longer or differently spelled names that people type. */
  otherNames: string[];
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
  const [, ...lines] = content?.trimEnd().split('\n') ?? [];
  return content === undefined ? undefined : lines.map(parseLine);
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
    kind: kind as PlaceKind,
    name,
    otherNames: otherNames ? otherNames.split('|') : [],
    pinCode,
    district,
    state,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}
