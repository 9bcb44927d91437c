export const hourMilliseconds = 3_600_000;
export const dayMilliseconds = 24 * hourMilliseconds;
export const weekMilliseconds = 7 * dayMilliseconds;
