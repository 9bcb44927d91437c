/** The parts of a listing's page that its owner edits one by one. */
export type ListingPart =
  | 'category'
  | 'photos'
  | 'heading'
  | 'costs'
  | 'details'
  | 'description'
  | 'place'
  | 'contact';
