const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  l: 1e5,
  lac: 1e5,
  lakh: 1e5,
  c: 1e7,
  cr: 1e7,
  crore: 1e7,
};

const written = /^(?:₹|rs\.?|inr)?\s*(-?[\d,]*\.?\d+)\s*([a-z]*?)s?\s*(?:\/-)?$/i;

/** Reads numbers as people in India write them: '1,10,000', '₹ 15,000/-', '45 L', '1.2 Cr'. */
export function readNumber(text: string): number | undefined {
  const [, digits, scaleName] = written.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const scale = scaleName ? scales[scaleName.toLowerCase()] : 1;
  if (scale === undefined) return undefined;
  // Twelve digits undo what binary fractions add: 1.15 × 100000 is not 114999.99999999999.
  return Number((Number(digits.replaceAll(',', '')) * scale).toPrecision(12));
}
