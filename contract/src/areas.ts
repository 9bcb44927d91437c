/** In degrees (WGS 84). */
export interface Position {
  longitude: number;
  latitude: number;
}

/** The areas that the search offers. Their positions are in area-centres.ts, because few pages need them. */
const areaLabels = {
  siliguri_city: 'Siliguri City Center',
  sevoke: 'Sevoke Road',
  matigara: 'Matigara',
  pradhan_nagar: 'Pradhan Nagar',
  salugara: 'Salugara',
  dagapur: 'Dagapur',
  bidhan_nagar: 'Bidhan Nagar',
  shiv_mandir: 'Shiv Mandir Area',
  jalpaiguri_road: 'Jalpaiguri Road',
  hakimpara: 'Hakimpara',
  ashighar: 'Ashighar',
  khalpara: 'Khalpara',
  darjeeling_more: 'Darjeeling More',
  court_more: 'Court More',
  mallaguri: 'Mallaguri',
  champasari: 'Champasari',
  uttorayon: 'Uttorayon',
  college_para: 'College Para',
  bagdogra: 'Bagdogra',
  other: 'Other',
} as const;

export type Area = keyof typeof areaLabels;
export const areaValues = Object.keys(areaLabels) as Area[];

/** An area with a name, and therefore a page. */
export type NamedArea = Exclude<Area, 'other'>;
export const namedAreas = areaValues.filter((area) => area !== 'other');

/** Browsers do not validate the areas in an address. */
export function areaLabel(value: Area): string {
  return areaLabels[value] ?? areaLabels.other;
}
