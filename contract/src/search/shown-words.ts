/** The words of a search as they are shown, between quotation marks: without their own. */
export const shownWords = (words: string): string => words.replaceAll(/["“”„«»]/g, '').trim();
