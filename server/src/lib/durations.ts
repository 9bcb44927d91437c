export const dayMilliseconds = 86_400_000;
