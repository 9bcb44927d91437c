import { expect, it } from 'vitest';
import { fittingProcesses } from './fitting-processes.ts';

const gigabyte = 1024 ** 3;

it.each([
  { cores: 2, gigabytes: 24, processes: 2 },
  { cores: 8, gigabytes: 4, processes: 4 },
  { cores: 8, gigabytes: 1.9, processes: 1 },
  { cores: 4, gigabytes: 0.5, processes: 1 },
  { cores: 1, gigabytes: 64, processes: 1 },
])('$cores cores and $gigabytes GB have room for $processes', ({ cores, gigabytes, processes }) => {
  expect(fittingProcesses(cores, gigabytes * gigabyte)).toBe(processes);
});
