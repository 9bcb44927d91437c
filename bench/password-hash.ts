import { hashPassword } from '../server/src/features/accounts/password-hash.ts';
import { machineLine } from './lib/machine.ts';

/** Measures the time to hash, and so to check, a password: the median of thirty. */
const times: number[] = [];
while (times.length < 30) {
  const start = performance.now();
  await hashPassword('a quiet verandah');
  times.push(performance.now() - start);
}
times.sort((one, other) => one - other);
console.log(`Keeping a password: ${times[15]?.toFixed(0)} ms (${machineLine()})`);
