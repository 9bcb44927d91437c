import { readFile } from 'node:fs/promises';

type PlaceKind = 'area' | 'town' | 'post office';

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

const file = new URL(import.meta.resolve('#server/platform/places/data/places.tsv'));

/** The places below `data/`; its README documents their sources and accuracy. */
export async function readGazetteer(): Promise<GazetteerPlace[]> {
  const [, ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n');
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
