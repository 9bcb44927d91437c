import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into a site with `--import`. It measures from the first SIGUSR2 to the second and then writes how late the
 * event loop was, in milliseconds, into the file named by LOOP_REPORT.
 */
const report = process.env.LOOP_REPORT;
delete process.env.LOOP_REPORT;

if (report) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let isMeasuring = false;
  process.on('SIGUSR2', () => {
    if (!isMeasuring) delay.enable();
    else {
      delay.disable();
      const milliseconds = (nanoseconds: number) => nanoseconds / 1e6 - 1;
      writeFileSync(
        report,
        JSON.stringify({
          p50: milliseconds(delay.percentile(50)),
          p99: milliseconds(delay.percentile(99)),
          p999: milliseconds(delay.percentile(99.9)),
          longest: milliseconds(delay.max),
        }),
      );
    }
    isMeasuring = !isMeasuring;
  });
}
