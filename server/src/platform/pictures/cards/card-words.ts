/** The texts of a preview picture, the most important first. */
export interface CardWords {
  /** '₹12,000' */
  price: string;
  /** 'a month' */
  per: string;
  /** 'Flat/Apartment for rent' */
  offer: string;
  /** 'Sevoke Road' */
  place: string;
  siteName: string;
  /** The colour of the operator. */
  accent?: string;
}
