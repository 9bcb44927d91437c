import { readFileSync } from 'node:fs';

/** Megabytes of memory that a process holds now (RSS); from Linux's /proc. */
export function residentMegabytes(pid: number): number {
  return statusMegabytes(pid, 'VmRSS');
}

/** The most that it has ever held. */
export function mostResidentMegabytes(pid: number): number {
  return statusMegabytes(pid, 'VmHWM');
}

function statusMegabytes(pid: number, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`/proc/${pid}/status does not say ${name}.`);
  return Number(kilobytes) / 1024;
}

/** Looks at a process every 100 ms and keeps the most memory seen in each phase. */
export function watchMemory(pid: number) {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, residentMegabytes(pid));
  };
  const timer = setInterval(look, 100);
  look();
  return {
    /** Ends a phase: its peak; the next one begins. */
    takePeak(): number {
      look();
      const taken = peak;
      peak = 0;
      look();
      return taken;
    },
    stop: () => clearInterval(timer),
  };
}
