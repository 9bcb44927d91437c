/** Somebody who offers homes in the demo catalogue. Nobody real: the domains and numbers lead nowhere. */
export interface DemoOwner {
  name: string;
  email: string;
  phone: string;
  livesIn: 'plains' | 'hills';
}

const plains = [
  'Anirban Chakraborty',
  'Sharmistha Bhowmick',
  'Debashis Sarkar',
  'Mousumi Ghosh Dastidar',
  'Tapan Kumar Saha',
  'Ruma Bhattacharjee',
  'Partha Sarathi Dey',
  'Naresh Kumar Agarwal',
  'Sunita Bansal',
  'Vikash Goyal',
  'Rajesh Prasad Gupta',
  'Anita Kumari Singh',
  'Manoj Kumar Sah',
  'Dhiren Chandra Barman',
  'Pratima Roy Barman',
  'Md. Imtiaz Alam',
  'Shabnam Parveen',
];

const hills = [
  'Bishal Chettri',
  'Sabina Rai',
  'Prakash Tamang',
  'Anju Gurung',
  'Phurba Lepcha',
  'Pema Choden Bhutia',
  'Nima Tshering Sherpa',
];

const domains = ['example.com', 'example.org', 'example.net'];

export const demoOwners: readonly DemoOwner[] = [
  ...plains.map((name) => ({ name, livesIn: 'plains' as const })),
  ...hills.map((name) => ({ name, livesIn: 'hills' as const })),
].map(({ name, livesIn }, index) => ({
  name,
  livesIn,
  email: `${emailName(name)}@${domains[index % domains.length]}`,
  // No number in India begins with zeros.
  phone: `+91000000${String(1101 + index * 7)}`,
}));

function emailName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '.');
}
