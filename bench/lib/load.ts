import autocannon from 'autocannon';

export const load = { connections: 32, warmUpSeconds: 2, seconds: 5, rounds: 3 } as const;

/** What a browser says it understands. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' } as const;

export interface Figures {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  bytesPerAnswer: number;
}

/** As many requests as 32 kept-alive connections can make, after a warm-up that does not count. */
export async function loadAddress(url: string): Promise<Figures> {
  const { connections, warmUpSeconds, seconds } = load;
  await autocannon({ url, connections, duration: warmUpSeconds, headers: browserHeaders });
  const result = await autocannon({ url, connections, duration: seconds, headers: browserHeaders });
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0) throw new Error(`${failures} requests to ${url} failed.`);
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytesPerAnswer: result.throughput.total / result.requests.total,
  };
}

/** The round in the middle: a neighbour on the machine spoils one round, not the figure. */
export function middleRound(rounds: readonly Figures[]): Figures {
  const sorted = rounds.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return middle;
}
