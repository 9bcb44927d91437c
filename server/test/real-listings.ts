import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { projectDir } from '#server/config.ts';

type Row = Record<string, string>;

const places: Row = {
  Mumbai: '19.076,72.8777',
  Chennai: '13.0827,80.2707',
  Bangalore: '12.9716,77.5946',
  Hyderabad: '17.385,78.4867',
  Delhi: '28.6139,77.209',
  Kolkata: '22.5726,88.3639',
};
const furnishings: Row = { Unfurnished: 'unfurnished', 'Semi-Furnished': 'semi-furnished' };
const basements: Row = { Upper: '-1', Lower: '-2', Ground: '0' };

function rentRow(row: Row): unknown[] {
  const place = `${row['Area Locality']}, ${row.City}`;
  const floor = row.Floor?.split(' ')[0] ?? '';
  return [
    row.Floor?.endsWith(' out of 1') ? 'house' : 'flat',
    `${row.BHK} BHK to let in ${place}`.slice(0, 120),
    `Measured as ${row['Area Type']}. Preferred: ${row['Tenant Preferred']}.`,
    place,
    ...(places[row.City ?? ''] ?? '').split(','),
    row.BHK,
    row.Bathroom,
    row.Size,
    basements[floor] ?? floor,
    furnishings[row['Furnishing Status'] ?? ''] ?? 'fully-furnished',
    row.Rent,
  ];
}

function saleRow(row: Row): unknown[] {
  return [
    `${row['No. of Bedrooms']} BHK flat in ${row.Location}`,
    'The number of bathrooms is estimated from the bedrooms.',
    `${row.Location}, Kolkata`,
    row['No. of Bedrooms'],
    row['No. of Bedrooms'],
    row.Area,
    row.CarParking === '1' ? 'yes' : 'no',
    row.Price,
  ];
}

/** Data sets of listings as CSV files for the import: real rows if available, else one row repeated. */
export const realListings = {
  'rent-listings-india': {
    rows: 4_746,
    mapping: {
      columns: {},
      values: {
        intent: 'rent',
        availableFrom: '2026-12-01',
        frequency: 'month',
        availableForDuration: 11,
        availableForDurationUnit: 'month',
      },
    },
    header: `propertyCategory,title,description,location,latitude,longitude,bedrooms,bathrooms,builtUpArea,floor,furnishing,pricePerFrequency`,
    sample: `BHK,Rent,Size,Floor,Area Type,Area Locality,City,Furnishing Status,Tenant Preferred,Bathroom
2,10000,900,1 out of 3,Super Area,Garia,Kolkata,Semi-Furnished,Bachelors/Family,1`,
    convert: rentRow,
  },
  'sale-listings-kolkata': {
    rows: 6_507,
    mapping: {
      columns: {
        Rooms: 'bedrooms',
        Baths: 'bathrooms',
        Area: 'builtUpArea',
        Parking: 'parking',
        Price: 'price',
      },
      values: {
        intent: 'sell',
        propertyCategory: 'flat',
        latitude: 22.5726,
        longitude: 88.3639,
        availableFrom: '2026-12-01',
      },
    },
    header: 'title,description,location,Rooms,Baths,Area,Parking,Price',
    sample: 'Price,Area,Location,No. of Bedrooms,CarParking\n4500000,900,Garia,2,1',
    convert: saleRow,
  },
} as const;

export function toImportCsv(name: keyof typeof realListings): string {
  const { rows, header, sample, convert } = realListings[name];
  const real = path.join(projectDir, `../shared/data/${name}.csv`);
  const [columns, row] = sample.split('\n');
  const text = existsSync(real) ? readFileSync(real, 'utf8') : [columns, ...Array(rows).fill(row)].join('\n');
  const read: Row[] = parse(text, { columns: true, skip_empty_lines: true });
  const quoted = (cell: unknown) => `"${String(cell).replaceAll('"', '""')}"`;
  return [header, ...read.map((its) => convert(its).map(quoted))].join('\n');
}
