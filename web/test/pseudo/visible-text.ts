/** Attributes that are shown or read aloud. */
const attributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];

/** Scripts, keys of the keyboard, and texts in a language of their own. */
const elsewhere = 'script, style, kbd, body [lang], [hreflang]';

/** All texts that a person sees or hears, the title and the description of the page among them. */
export function visibleTexts(page: Document): string[] {
  const texts: string[] = [];
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(elsewhere)) texts.push(node.textContent ?? '');
  }
  for (const element of page.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
  for (const meta of page.querySelectorAll(
    'meta[name=description], meta[property$=title], meta[property$=description]',
  ))
    texts.push(meta.getAttribute('content') ?? '');
  return texts;
}

/** What stays in every language: units, brands, file formats, and names that programs give. */
const sameEverywhere =
  /\b(BHK|km|m|WhatsApp|UPI|CSV|RERA|PDF|QR|SMS|PIN|GB|MB|KB|L|C|Cr|K|M|Thikana|Node|PostgreSQL|Razorpay|B|IN|INR|AM|PM)\b|[\w-]+\.csv|#[\da-f]{6}/g;

/** The words in Latin letters that come from no message. Data of the tests has Greek letters, Bengali ones, or none. */
export function leftovers(text: string): string[] {
  const outside = text.replaceAll(/⟦[^⟧]*⟧/g, '\n').replaceAll(sameEverywhere, '');
  return outside
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => /\p{Script=Latin}/u.test(part));
}
