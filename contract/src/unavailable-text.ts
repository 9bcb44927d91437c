/** The text for answers that do not come from the API itself. */
export const unavailableText = 'The site is busy. Please try again shortly.';
