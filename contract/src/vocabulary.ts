/** The values of the domain, as the API returns them and the database stores them. */
export const intents = ['rent', 'sell'] as const;
export type Intent = (typeof intents)[number];

export const categories = ['house', 'flat', 'shop', 'land'] as const;
export type Category = (typeof categories)[number];

/** Land is offered for sale only. */
export const categoriesByIntent = {
  rent: ['house', 'flat', 'shop'],
  sell: ['house', 'flat', 'shop', 'land'],
} as const satisfies Record<Intent, readonly Category[]>;

export const approvalStatuses = ['pending', 'approved', 'rejected'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** Why an approved listing is hidden. */
export const hidingReasons = ['banned', 'lapsed', 'closed', 'reported', 'unoffered', 'unanswered'] as const;
export type HidingReason = (typeof hidingReasons)[number];

export const frequencies = ['day', 'week', 'month', 'year'] as const;
export type Frequency = (typeof frequencies)[number];

export const furnishings = ['unfurnished', 'semi-furnished', 'fully-furnished'] as const;
export type Furnishing = (typeof furnishings)[number];

/** `best` sorts by how well the words match, `size-near` by how close a size is to the middle of the asked range. */
export const searchOrders = [
  ...(['newest', 'price', 'price-desc', 'best', 'price-per-sqft', 'nearest'] as const),
  ...(['size', 'size-desc', 'size-near'] as const),
] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** Numbers of rooms, and of days since posting, that search offers. */
export const roomCounts = [1, 2, 3, 4, 5] as const;
export const postedWithinDays = [3, 7, 30, 90] as const;

export const searchWordsMaxLength = 200;

export const roles = ['user', 'moderator', 'editor', 'admin'] as const;
export type Role = (typeof roles)[number];

export const limits = {
  pageSize: 8,
  cardsPerRequest: 60,
  /** How many listings one request may decide on, and how many a search in the administration selects. */
  decisionsPerRequest: 50,
  selectedListings: 1000,
  picturesPerListing: 10,
  pictureBytes: 10 * 1024 * 1024,
  passwordMinLength: 6,
  passwordMaxLength: 200,
  nameMinLength: 3,
  nameMaxLength: 80,
  emailMaxLength: 254,
  titleMinLength: 10,
  titleMaxLength: 120,
  descriptionMinLength: 10,
  descriptionMaxLength: 5000,
  locationMaxLength: 200,
  messageMaxLength: 4000,
  picturesPerMessage: 5,
  timesPerVisit: 3,
  visitDaysAhead: 60,
  introducedPeople: 30,
  introducedMonths: 120,
  workMaxLength: 80,
  enquiriesPerListing: 100,
} as const;
