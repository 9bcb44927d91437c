import { writeSnapshotFile } from '#server/features/search/catalogue/snapshot/snapshot-file.ts';

/** Writes a snapshot that is too large to be finished soon; argument: its file. */
const megabyte = new Uint8Array(2 ** 20);
const arrays = Array.from({ length: 2_000 }, () => megabyte);
await writeSnapshotFile(process.argv[2] ?? '', async () => ({
  header: {},
  copies: [],
  arrays,
  isIntact: () => true,
}));
