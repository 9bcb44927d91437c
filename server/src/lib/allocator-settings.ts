/**
 * Environment variables that make the allocator return freed memory to the system. By default, most Linux systems keep
 * memory per thread and below the largest block so far. The bitmaps of a million listings are above the threshold.
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '98304',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
