/** What a word counts where it is found: in a description, in where the listing is, in its title. */
export const fieldWeights = [1, 3, 4] as const;
