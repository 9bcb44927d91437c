const patterns: readonly [RegExp, string][] = [
  // Links in emails and session tokens give access to accounts.
  [/\b(reset-password|unsubscribe|availability)\/[\w.~-]{12,}/g, '$1/[token]'],
  [/([?&](?:token|key|signature)=)[^&\s"']+/gi, '$1[token]'],
  [/\b[0-9a-z]{6,8}\.[\w-]{8,}\.[\w-]{43}(?![\w-])/g, '[token]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[address]'],
  [/\+[1-9]\d{7,14}\b/g, '[phone]'],
  [/\+?\b(?:91[ -]?)?[6-9]\d{4}[ -]?\d{5}\b/g, '[phone]'],
  // PostgreSQL quotes values of rejected rows.
  [/(Failing row contains |\)=)\([^\n]*\)/g, '$1([values])'],
];

/** Removes personal data from a text for the log. */
export function withoutPersonalData(text: string): string {
  return patterns.reduce((cleaned, [pattern, instead]) => cleaned.replace(pattern, instead), text);
}
