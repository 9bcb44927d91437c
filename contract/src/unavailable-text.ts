/** What is said where the site does not answer by itself. */
export const unavailableText = 'The site is busy. Please try again shortly.';
