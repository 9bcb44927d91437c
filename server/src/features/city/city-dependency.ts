/** Every process loads the city again when this name is stale. */
export const cityDependency = 'city';
