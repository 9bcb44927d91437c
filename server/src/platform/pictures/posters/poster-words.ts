/** What a poster says, from its top to its foot. */
export interface PosterWords {
  /** As PDF readers name the language: 'bn' */
  language: string;
  /** 'To-Let', and where that is not English, the same in English below it. */
  headline: string;
  subline: string;
  title: string;
  /** '₹12,000' */
  price: string;
  /** '/ month' */
  per: string;
  /** 'Flat · 2 bedrooms · 850 sq ft' */
  facts: string;
  place: string;
  /** 'Directly from the owner' */
  direct: string;
  /** 'Scan for pictures and details' */
  scan: string;
  /** 'Call', and the number, if it is shown. */
  call: string;
  phone: string;
  /** Where the code leads. */
  link: string;
  siteName: string;
}
