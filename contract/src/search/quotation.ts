const opening = '"“„«';
const closing = '"”»';

/** Words in quotation marks, with these. */
export const quotation = new RegExp(`[${opening}][^${opening}${closing}]+[${closing}]`, 'g');
const marks = new RegExp(`[${opening}${closing}]`, 'g');

/** The words of a search as they are shown, between quotation marks: without their own. */
export const shownWords = (words: string): string => words.replaceAll(marks, '').trim();
