import { readFileSync } from 'node:fs';
import { until } from './until.ts';

const ticksPerSecond = 100;
const idleSeconds = 5;
const idleShare = 0.03;

/** Waits until a process has used next to no processor time for a few seconds; from Linux's /proc. */
export async function untilIdle(pid: number): Promise<void> {
  let before = processorSeconds(pid);
  let quietSeconds = 0;
  const isQuiet = () => {
    const now = processorSeconds(pid);
    quietSeconds = now - before <= idleShare ? quietSeconds + 1 : 0;
    before = now;
    return quietSeconds > idleSeconds;
  };
  await until('the site to come to rest', isQuiet, { everyMilliseconds: 1000 });
}

function processorSeconds(pid: number): number {
  // The name in parentheses may hold anything; the fields are counted from behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
