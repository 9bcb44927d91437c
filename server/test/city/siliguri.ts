import path from 'node:path';
import { cityOfPack } from '../../src/features/city/city-of.ts';
import { parsePack, readPackFiles } from '../../src/features/city/pack/read-pack.ts';

const folder = path.resolve(import.meta.dirname, '../../../cities/siliguri');

const pack = parsePack(await readPackFiles(folder));

/** The city of the tests, from the pack that ships. */
export const siliguri = cityOfPack(pack);
export const siliguriAreas = pack.areas;
