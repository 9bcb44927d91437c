/** The answer header that carries the next token of a kept session. */
export const renewedSessionHeader = 'renewed-session';
