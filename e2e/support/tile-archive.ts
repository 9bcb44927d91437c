import { writeFileSync } from 'node:fs';

/** Features of one layer, in the schema of the Protomaps basemap, at positions from 0 to 4096 in the tile. */
interface Layer {
  name: string;
  features: {
    type: 'point' | 'line' | 'polygon';
    points: readonly (readonly [x: number, y: number])[];
    tags: Readonly<Record<string, string>>;
  }[];
}

const zoom = 8;
const extent = 4096;

/** Writes a PMTiles archive with one vector tile, which has this position in it. */
export function writeTileArchive(
  file: string,
  at: { longitude: number; latitude: number },
  layers: readonly Layer[],
): void {
  const { x, y } = tileAt(at);
  const tile = message(layers.flatMap((layer) => bytesField(3, encodeLayer(layer))));
  const directory = Buffer.from([1, tileId(x, y), 1, tile.length, 1].flatMap(varint));
  const metadata = Buffer.from('{"vector_layers":[]}');
  const header = Buffer.alloc(127);
  header.write('PMTiles\x03', 'latin1');
  const directoryAt = header.length;
  const metadataAt = directoryAt + directory.length;
  const tilesAt = metadataAt + metadata.length;
  const words = [
    directoryAt,
    directory.length,
    metadataAt,
    metadata.length,
    tilesAt,
    0,
    tilesAt,
    tile.length,
  ];
  for (const [index, word] of [...words, 1, 1, 1].entries())
    header.writeBigUInt64LE(BigInt(word), 8 + index * 8);
  // Clustered, without compression, vector tiles, of one zoom.
  header.set([1, 1, 1, 1, zoom, zoom], 96);
  const degrees = 1e7;
  for (const [index, value] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(value * degrees, 102 + index * 4);
  writeFileSync(file, Buffer.concat([header, directory, metadata, tile]));
}

/** Where a position lies in the tile. */
export function placeInTile(at: { longitude: number; latitude: number }): [x: number, y: number] {
  const { x, y } = worldPosition(at);
  return [Math.round((x % 1) * extent), Math.round((y % 1) * extent)];
}

function worldPosition({ longitude, latitude }: { longitude: number; latitude: number }) {
  const side = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  const north = Math.log(Math.tan(radians) + 1 / Math.cos(radians));
  return { x: ((longitude + 180) / 360) * side, y: ((1 - north / Math.PI) / 2) * side };
}

function tileAt(at: { longitude: number; latitude: number }) {
  const { x, y } = worldPosition(at);
  return { x: Math.floor(x), y: Math.floor(y) };
}

/** Tiles are numbered zoom by zoom along a Hilbert curve. */
function tileId(x: number, y: number): number {
  let [left, top] = [x, y];
  let id = (4 ** zoom - 1) / 3;
  for (let half = 2 ** (zoom - 1); half >= 1; half /= 2) {
    const [right, bottom] = [(left & half) > 0 ? 1 : 0, (top & half) > 0 ? 1 : 0];
    id += half * half * ((3 * right) ^ bottom);
    if (bottom === 0) {
      if (right === 1) [left, top] = [half - 1 - left, half - 1 - top];
      [left, top] = [top, left];
    }
  }
  return id;
}

const kinds = { point: 1, line: 2, polygon: 3 };

function encodeLayer({ name, features }: Layer): Buffer {
  const keys = [...new Set(features.flatMap(({ tags }) => Object.keys(tags)))];
  const values = [...new Set(features.flatMap(({ tags }) => Object.values(tags)))];
  return message([
    ...bytesField(1, Buffer.from(name)),
    ...features.flatMap(({ type, points, tags }) =>
      bytesField(
        2,
        message([
          ...bytesField(
            2,
            packed(
              Object.entries(tags).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]),
            ),
          ),
          ...numberField(3, kinds[type]),
          ...bytesField(4, packed(commands(type, points))),
        ]),
      ),
    ),
    ...keys.flatMap((key) => bytesField(3, Buffer.from(key))),
    ...values.flatMap((value) => bytesField(4, message(bytesField(1, Buffer.from(value))))),
    ...numberField(5, extent),
    ...numberField(15, 2),
  ]);
}

/** Move to the first point, draw lines to the others, and close a polygon. */
function commands(
  type: Layer['features'][number]['type'],
  points: readonly (readonly [number, number])[],
): number[] {
  const steps = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0];
    return [zigzag(x - fromX), zigzag(y - fromY)];
  });
  const [first = [], ...others] = steps;
  const lines = others.length > 0 ? [(others.length << 3) | 2, ...others.flat()] : [];
  return [(1 << 3) | 1, ...first, ...lines, ...(type === 'polygon' ? [(1 << 3) | 7] : [])];
}

const zigzag = (value: number) => (value << 1) ^ (value >> 31);

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];
}

const packed = (values: readonly number[]) => Buffer.from(values.flatMap(varint));
const message = (parts: readonly Buffer[]) => Buffer.concat(parts);
const numberField = (field: number, value: number) => [packed([field << 3, value])];
const bytesField = (field: number, bytes: Buffer) => [packed([(field << 3) | 2, bytes.length]), bytes];
