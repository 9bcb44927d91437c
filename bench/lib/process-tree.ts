import { readdirSync, readFileSync } from 'node:fs';

/**
 * The memory of a process and of all its descendants in Linux, in megabytes. `shared once` counts a page that several
 * processes share once (the proportional set size); `resident` counts it in each.
 */
export function treeMegabytes(root: number): { sharedOnce: number; resident: number } {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = Number(read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(pid)]);
  }
  let sharedOnce = 0;
  let resident = 0;
  for (const pending = [root]; pending.length > 0; ) {
    const pid = pending.pop() ?? 0;
    pending.push(...(children.get(pid) ?? []));
    const rollup = read(`/proc/${pid}/smaps_rollup`);
    sharedOnce += kilobytes(rollup, 'Pss');
    resident += kilobytes(rollup, 'Rss');
  }
  return { sharedOnce: Math.round(sharedOnce / 1024), resident: Math.round(resident / 1024) };
}

function kilobytes(rollup: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0);
}

/** The file, or nothing if its process has ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
