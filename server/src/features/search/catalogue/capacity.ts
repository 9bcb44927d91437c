/** More than the entries, so that arrays are rarely replaced by larger ones. */
export const capacityFor = (entries: number): number => Math.ceil(entries * 1.125) + 1024;
