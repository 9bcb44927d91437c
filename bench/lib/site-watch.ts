import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The memory of a process in Linux: resident now, and at its peak. */
export function memoryMegabytes(pid: number): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: read('VmRSS'), highest: read('VmHWM') };
}

/** The CPU time of a process so far, user and system. */
export function processorMilliseconds(pid: number): number {
  // The second field is a name in brackets, which may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const ticks = Number(fields[11]) + Number(fields[12]);
  return ticks * 10;
}

/** The total resident memory of the site's picture processes. */
export function pictureProcessesMegabytes(pid: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isPictureProcessOf(pid, name))
    .reduce((sum, name) => sum + memoryMegabytes(Number(name)).now, 0);
}

function isPictureProcessOf(parent: number, name: string): boolean {
  try {
    return (
      readFileSync(`/proc/${name}/status`, 'utf8').includes(`PPid:\t${parent}\n`) &&
      readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('picture-process')
    );
  } catch {
    // The process ended meanwhile.
    return false;
  }
}

/** Resolves when all renditions of all covers are made. */
export async function picturesAreFinished(url: string): Promise<void> {
  for (let page = 1; ; ) {
    const answer = await fetch(`${url}/api/user/post/rent-sell-listings?page=${page}`);
    const { listings, totalPages } = (await answer.json()) as {
      listings: { cover: { sources: unknown[] } }[];
      totalPages: number;
    };
    if (!listings.every(({ cover }) => cover.sources.length === 2)) await wait(1000);
    else if (++page > totalPages) return;
  }
}
