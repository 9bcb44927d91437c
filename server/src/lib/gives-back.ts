/**
 * For the environment of a process: the allocator of most Linux systems would keep memory for each thread, and whatever
 * was freed below the largest so far, such as the pixels of one picture for the next.
 */
export const givesFreedMemoryBack = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
};
