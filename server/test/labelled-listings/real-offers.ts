import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

const folder = path.resolve(import.meta.dirname, '../../../../shared/data');
const offersFile = path.join(folder, 'rent-listings-india.csv');
const photosFolder = path.join(folder, 'photos');

/** The data set contains these photographs twice, so one of each would be a real copy. */
const twice = [
  '27-kitchen.jpg',
  '30-frontal.jpg',
  '12-bedroom.jpg',
  '32-frontal.jpg',
  '9-bathroom.jpg',
  '9-bedroom.jpg',
];

export interface RealOffer {
  bedrooms: number;
  bathrooms: number;
  rentRupees: number;
  size: number;
  floor: string;
  place: string;
  furnishing: string;
  tenants: string;
}

export const haveRealOffers = existsSync(offersFile) && existsSync(photosFolder);

/** Every n-th row, so that cities and prices are mixed. */
export function realOffers(count: number): RealOffer[] {
  const rows = parse(readFileSync(offersFile), { columns: true }) as Record<string, string>[];
  const every = Math.floor(rows.length / count);
  return rows
    .filter((_, index) => index % every === 0)
    .slice(0, count)
    .map((row) => ({
      bedrooms: Number(row.BHK),
      bathrooms: Number(row.Bathroom),
      rentRupees: Number(row.Rent),
      size: Number(row.Size),
      floor: `floor ${row.Floor}`,
      place: `${row['Area Locality']}`.slice(0, 80),
      furnishing: `${row['Furnishing Status']}`.toLowerCase(),
      tenants: `${row['Tenant Preferred']}`.toLowerCase().replace('/', ' or '),
    }));
}

/** Different photographs of rooms and houses. */
export function photographs(count: number): Buffer[] {
  return readdirSync(photosFolder)
    .filter((name) => name.endsWith('.jpg') && !twice.includes(name))
    .sort()
    .slice(0, count)
    .map((name) => readFileSync(path.join(photosFolder, name)));
}
