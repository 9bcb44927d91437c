/** In degrees (WGS 84). */
export interface Position {
  longitude: number;
  latitude: number;
}

/** The areas that the search offers, with approximate centres (accurate to about 1 km). */
export const areas = [
  { value: 'siliguri_city', label: 'Siliguri City Center', latitude: 26.712, longitude: 88.429 },
  { value: 'sevoke', label: 'Sevoke Road', latitude: 26.733, longitude: 88.437 },
  { value: 'matigara', label: 'Matigara', latitude: 26.73, longitude: 88.383 },
  { value: 'pradhan_nagar', label: 'Pradhan Nagar', latitude: 26.722, longitude: 88.42 },
  { value: 'salugara', label: 'Salugara', latitude: 26.769, longitude: 88.456 },
  { value: 'dagapur', label: 'Dagapur', latitude: 26.756, longitude: 88.409 },
  { value: 'bidhan_nagar', label: 'Bidhan Nagar', latitude: 26.48, longitude: 88.21 },
  { value: 'shiv_mandir', label: 'Shiv Mandir Area', latitude: 26.709, longitude: 88.358 },
  { value: 'jalpaiguri_road', label: 'Jalpaiguri Road', latitude: 26.696, longitude: 88.44 },
  { value: 'hakimpara', label: 'Hakimpara', latitude: 26.7135, longitude: 88.4335 },
  { value: 'ashighar', label: 'Ashighar', latitude: 26.708, longitude: 88.46 },
  { value: 'khalpara', label: 'Khalpara', latitude: 26.708, longitude: 88.422 },
  { value: 'darjeeling_more', label: 'Darjeeling More', latitude: 26.737, longitude: 88.407 },
  { value: 'court_more', label: 'Court More', latitude: 26.715, longitude: 88.427 },
  { value: 'mallaguri', label: 'Mallaguri', latitude: 26.727, longitude: 88.415 },
  { value: 'champasari', label: 'Champasari', latitude: 26.739, longitude: 88.422 },
  { value: 'uttorayon', label: 'Uttorayon', latitude: 26.725, longitude: 88.395 },
  { value: 'college_para', label: 'College Para', latitude: 26.718, longitude: 88.433 },
  { value: 'bagdogra', label: 'Bagdogra', latitude: 26.6993, longitude: 88.3118 },
] as const satisfies readonly (Position & { value: string; label: string })[];

export const areaValues = [...areas.map((area) => area.value), 'other'] as const;
export type Area = (typeof areas)[number]['value'] | 'other';

export function areaLabel(value: Area): string {
  return areas.find((area) => area.value === value)?.label ?? 'Other';
}
