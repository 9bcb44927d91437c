export const hourSeconds = 3_600;
export const daySeconds = 24 * hourSeconds;

export const minuteMilliseconds = 60_000;
export const hourMilliseconds = 60 * minuteMilliseconds;
export const dayMilliseconds = 24 * hourMilliseconds;
export const weekMilliseconds = 7 * dayMilliseconds;
