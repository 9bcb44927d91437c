import { readFile } from 'node:fs/promises';

export interface PostOffice {
  name: string;
  pinCode: string;
  subDistrict: string;
  district: string;
}

const file = new URL('post-offices.csv', import.meta.url);

/** The directory spells a sub-district in several ways; some of its values are not sub-districts. */
const subDistricts: Record<string, string> = {
  'Darjeeling Pulbazar': 'Darjeeling',
  Garubathan: 'Gorubathan',
  'Jorebunglow Sukiapokhri': 'Sukhia Pokhri',
  Kumargram: 'Alipurduar',
  'Madari Hat': 'Madarihat',
  Matteli: 'Matelli',
  'Mekhliganjs.o.': 'Haldibari',
  'Rangli Rangliot': 'Takdah',
  kalimpong: 'Kalimpong',
};

const districts: Record<string, string> = { Darjiling: 'Darjeeling' };

/** The post offices of Darjeeling and Jalpaiguri districts, from the directory of India Post. */
export async function readPostOffices(): Promise<PostOffice[]> {
  const [, ...lines] = (await readFile(file, 'utf8')).trimEnd().split('\n');
  return lines.map((line) => {
    const [name = '', pinCode = '', taluk = '', district = ''] = line.trimEnd().split(',');
    const subDistrict = taluk.replace(/( Sadar|\s*-?\s*I+)$/, '');
    return {
      name: tidyName(name),
      pinCode,
      subDistrict: subDistricts[subDistrict] ?? subDistrict,
      district: districts[district] ?? district,
    };
  });
}

function tidyName(name: string): string {
  return name
    .replaceAll('"', "'")
    .replace(/^Jpg\b\.?\s*/, 'Jalpaiguri ')
    .replaceAll(/\.(?=[A-Z])/g, '. ');
}
