/** How long the network may take while something is kept. */
export const patienceSeconds = 3;
