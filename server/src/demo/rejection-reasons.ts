/** What an administrator would write to an owner. */
export const rejectionReasons: readonly string[] = [
  'The same home is already on the site under another title. Please edit that listing instead.',
  'The pictures show another building than the one described. Please post again with pictures of this one.',
  'The price seems to be missing a zero. Please check it and post again.',
  'A telephone number does not belong in the description; people find yours on the listing.',
  'The pin lies outside the locality that the address names. Please choose the place again.',
  'Listings that ask for a booking amount before a visit are not published here.',
  'The description was copied from another listing. A few sentences of your own are enough.',
];
