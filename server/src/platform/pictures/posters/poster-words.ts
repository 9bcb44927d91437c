/** The texts of a poster, from top to bottom. */
export interface PosterWords {
  /** The language code for the PDF: 'bn' */
  language: string;
  /** 'To-Let', followed by the English version in other languages. */
  headline: string;
  subline: string;
  title: string;
  /** '₹12,000' */
  price: string;
  /** 'a month' */
  per: string;
  /** 'Flat · 2 bedrooms · 850 sq ft' */
  facts: string;
  place: string;
  /** 'Directly from the owner' */
  direct: string;
  /** 'Scan for pictures and details' */
  scan: string;
  /** 'Call' and the phone number, if it is shown. */
  call: string;
  phone: string;
  /** The address in the QR code. */
  link: string;
  siteName: string;
  /** The colour of the operator. */
  accent?: string;
}
