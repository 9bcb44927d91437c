import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Furnishing } from '@thikana/contract/vocabulary';
import { parse } from 'csv-parse/sync';

const folder = path.resolve(import.meta.dirname, '../../../shared/data');

interface RealRent {
  rupees: number;
  squareFeet: number;
  bedrooms: number;
  bathrooms: number;
  furnishing: Furnishing;
}

interface RealSale {
  rupees: number;
  squareFeet: number;
  bedrooms: number;
  parking: boolean;
}

export interface RealOffers {
  rents: readonly RealRent[];
  sales: readonly RealSale[];
}

/** Figures of real offers in Indian cities, or nothing if their folder is missing. */
export function readRealOffers(): RealOffers | undefined {
  const files = ['rent-listings-india.csv', 'sale-listings-kolkata.csv'].map((name) =>
    path.join(folder, name),
  );
  const [rents, sales] = files.filter((file) => existsSync(file)).map(readRows);
  if (!rents || !sales) return undefined;
  return { rents: rents.map(rentOf), sales: sales.map(saleOf) };
}

type Row = Record<string, string>;

function readRows(file: string): Row[] {
  return parse(readFileSync(file), { columns: true, skip_empty_lines: true });
}

function rentOf(row: Row): RealRent {
  return {
    rupees: Number(row.Rent),
    squareFeet: Number(row.Size),
    bedrooms: Number(row.BHK),
    bathrooms: Math.min(Number(row.Bathroom), 10),
    furnishing: furnishings[row['Furnishing Status'] ?? ''] ?? 'unfurnished',
  };
}

const furnishings: Record<string, Furnishing> = {
  Unfurnished: 'unfurnished',
  'Semi-Furnished': 'semi-furnished',
  Furnished: 'fully-furnished',
};

function saleOf(row: Row): RealSale {
  return {
    rupees: Number(row.Price),
    squareFeet: Number(row.Area),
    bedrooms: Number(row['No. of Bedrooms']),
    parking: row.CarParking === '1',
  };
}
