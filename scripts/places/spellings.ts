interface Spelling {
  /** The local name, where GeoNames differs. */
  name?: string;
  otherNames?: string[];
}

/** Former names that people still type, and local spellings, by GeoNames name and state. */
export const spellings: Record<string, Spelling> = {
  'Darjiling, West Bengal': { name: 'Darjeeling' },
  'Odlabari, West Bengal': { name: 'Oodlabari' },
  'Mainaguri, West Bengal': { name: 'Maynaguri', otherNames: ['Moynaguri'] },
  'Goyerkata, West Bengal': { name: 'Gairkata' },
  'Dhupgari, West Bengal': { name: 'Dhupguri' },
  'Naksalbari, West Bengal': { name: 'Naxalbari' },
  'Alipur Duar, West Bengal': { name: 'Alipurduar' },
  'Koch Bihar, West Bengal': { name: 'Cooch Behar', otherNames: ['Coochbehar'] },
  'Matabhanga, West Bengal': { name: 'Mathabhanga' },
  'Malda, West Bengal': { otherNames: ['English Bazar', 'Maldah'] },
  'Kolkata, West Bengal': { otherNames: ['Calcutta'] },
  'Howrah, West Bengal': { otherNames: ['Haora'] },
  'Hugli, West Bengal': { name: 'Hooghly' },
  'Medinipur, West Bengal': { otherNames: ['Midnapore'] },
  'Mumbai, Maharashtra': { otherNames: ['Bombay'] },
  'Pune, Maharashtra': { otherNames: ['Poona'] },
  'Aurangabad, Maharashtra': { otherNames: ['Chhatrapati Sambhajinagar'] },
  'Chennai, Tamil Nadu': { otherNames: ['Madras'] },
  'Tiruchirappalli, Tamil Nadu': { otherNames: ['Trichy'] },
  'Bengaluru, Karnataka': { otherNames: ['Bangalore'] },
  'Mysuru, Karnataka': { otherNames: ['Mysore'] },
  'Belagavi, Karnataka': { otherNames: ['Belgaum'] },
  'Hubballi, Karnataka': { otherNames: ['Hubli'] },
  'Kalaburagi, Karnataka': { otherNames: ['Gulbarga'] },
  'Thiruvananthapuram, Kerala': { otherNames: ['Trivandrum'] },
  'Kochi, Kerala': { otherNames: ['Cochin'] },
  'Kozhikode, Kerala': { otherNames: ['Calicut'] },
  'Visakhapatnam, Andhra Pradesh': { otherNames: ['Vizag'] },
  'Prayagraj, Uttar Pradesh': { otherNames: ['Allahabad'] },
  'Varanasi, Uttar Pradesh': { otherNames: ['Banaras', 'Benares'] },
  'Gurugram, Haryana': { otherNames: ['Gurgaon'] },
  'Shimla, Himachal Pradesh': { otherNames: ['Simla'] },
  'Puducherry, Puducherry': { otherNames: ['Pondicherry'] },
  'Panjim, Goa': { otherNames: ['Panaji'] },
  'Vadodara, Gujarat': { otherNames: ['Baroda'] },
  'Purnia, Bihar': { otherNames: ['Purnea'] },
  'Guwahati, Assam': { otherNames: ['Gauhati'] },
};
