export interface Landmark {
  name: string;
  pinCode: string;
  latitude: number;
  longitude: number;
  otherNames?: string[];
}

/**
 * Towns and delivery offices missing from GeoNames' list, so that every sub-district and every PIN code of Siliguri
 * has a known position. Compiled by hand and rounded to hundredths of a degree: accurate to about 3 km in and around
 * Siliguri, 5 km elsewhere.
 */
export const landmarks: readonly Landmark[] = [
  { name: 'Siliguri Town', pinCode: '734004', latitude: 26.7, longitude: 88.43 },
  { name: 'Jyoti Nagar', pinCode: '734005', latitude: 26.72, longitude: 88.44 },
  { name: 'Haidarpara', pinCode: '734006', latitude: 26.7, longitude: 88.44, otherNames: ['Haiderpara'] },
  {
    name: 'Bhaktinagar',
    pinCode: '734007',
    latitude: 26.69,
    longitude: 88.45,
    otherNames: ['New Jalpaiguri', 'NJP'],
  },
  { name: 'Sukna', pinCode: '734009', latitude: 26.79, longitude: 88.36 },
  { name: 'Kadamtala', pinCode: '734011', latitude: 26.7, longitude: 88.35 },
  {
    name: 'Sushrut Nagar',
    pinCode: '734012',
    latitude: 26.69,
    longitude: 88.38,
    otherNames: ['North Bengal Medical College'],
  },
  { name: 'North Bengal University', pinCode: '734013', latitude: 26.71, longitude: 88.35 },
  { name: 'Fulbari', pinCode: '734015', latitude: 26.64, longitude: 88.41, otherNames: ['Fulbari Hat'] },
  { name: 'Bijanbari', pinCode: '734201', latitude: 27.06, longitude: 88.19 },
  { name: 'Sukhia Pokhri', pinCode: '734221', latitude: 27, longitude: 88.17, otherNames: ['Sukhiapokhari'] },
  { name: 'Takdah', pinCode: '734222', latitude: 27.04, longitude: 88.36 },
  { name: 'Pani Ghatta', pinCode: '734423', latitude: 26.8, longitude: 88.22 },
  { name: 'Bendubi', pinCode: '734424', latitude: 26.72, longitude: 88.28, otherNames: ['Bengdubi'] },
  { name: 'Buraganj', pinCode: '734426', latitude: 26.56, longitude: 88.24 },
  { name: 'Kharibari', pinCode: '734427', latitude: 26.56, longitude: 88.19, otherNames: ['Khoribari'] },
  { name: 'Phansidewa', pinCode: '734434', latitude: 26.58, longitude: 88.36 },
  { name: 'Algarah', pinCode: '734314', latitude: 27.12, longitude: 88.58 },
  { name: 'Gorubathan', pinCode: '735231', latitude: 26.97, longitude: 88.7, otherNames: ['Fagu'] },
  { name: 'Rajganj', pinCode: '735134', latitude: 26.56, longitude: 88.52 },
  { name: 'Malbazar', pinCode: '735221', latitude: 26.86, longitude: 88.75, otherNames: ['Mal'] },
  { name: 'Matelli', pinCode: '735223', latitude: 26.94, longitude: 88.81, otherNames: ['Metelli'] },
  { name: 'Chalsa', pinCode: '735206', latitude: 26.88, longitude: 88.8 },
  { name: 'Nagrakata', pinCode: '735225', latitude: 26.88, longitude: 88.91 },
  { name: 'Madarihat', pinCode: '735220', latitude: 26.7, longitude: 89.28 },
  { name: 'Kalchini', pinCode: '735217', latitude: 26.69, longitude: 89.43 },
];
