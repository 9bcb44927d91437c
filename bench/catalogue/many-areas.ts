import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CityArea } from '@thikana/contract/city';
import { createRandom } from '../../server/src/demo/random.ts';
import { siliguri } from '../../server/test/city/cities.ts';

const shipped = path.resolve(import.meta.dirname, '../../cities/siliguri');
const stems = [
  ...[
    'Ranga',
    'Deb',
    'Gayer',
    'Nau',
    'Bara',
    'Choto',
    'Lal',
    'Kala',
    'Sona',
    'Rupa',
    'Hari',
    'Shanti',
    'Milan',
  ],
  ...[
    'Subhash',
    'Rabindra',
    'Vivek',
    'Netaji',
    'Gandhi',
    'Tagore',
    'Bagha',
    'Jatin',
    'Surya',
    'Ashok',
    'Bharat',
  ],
  ...[
    'Udham',
    'Vidya',
    'Nazrul',
    'Sarada',
    'Mohan',
    'Ananda',
    'Gopal',
    'Kamal',
    'Nirmal',
    'Prem',
    'Rani',
    'Sita',
  ],
];
const endings = [
  'para',
  'nagar',
  'pally',
  'pur',
  'ganj',
  'hat',
  'gachh',
  'bari',
  'bagan',
  'jote',
  'more',
  'colony',
];
/** The generated areas lie within this distance of the centre, in degrees. */
const spread = 1;

/** The areas of Siliguri and generated ones around it, the same every time. */
export function manyAreas(count: number): readonly CityArea[] {
  const random = createRandom(5_000);
  const { latitude, longitude } = siliguri.centre;
  const generated = Array.from({ length: Math.max(0, count - siliguri.areas.length) }, (_, number) => {
    const round = Math.floor(number / (stems.length * endings.length)) + 1;
    const name = `${stems[number % stems.length]}${endings[Math.floor(number / stems.length) % endings.length]} ${round}`;
    return {
      ...{ slug: name.toLowerCase().replaceAll(' ', '-'), name },
      latitude: latitude + (random.next() - 0.5) * 2 * spread,
      longitude: longitude + (random.next() - 0.5) * 2 * spread,
    };
  });
  return [...siliguri.areas, ...generated];
}

/** A copy of the pack that ships with these areas; returns its folder. */
export function packWith(areas: readonly CityArea[]): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'thikana-pack-')), 'siliguri');
  cpSync(shipped, folder, { recursive: true });
  const rows = areas.map(({ slug, name, latitude, longitude }) => [slug, name, latitude, longitude].join());
  writeFileSync(path.join(folder, 'areas.csv'), `slug,name,latitude,longitude\n${rows.join('\n')}\n`);
  return folder;
}
