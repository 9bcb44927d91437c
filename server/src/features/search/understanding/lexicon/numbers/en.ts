import { numbersInOrder } from './in-order.ts';

const toNineteen = `
  one/single two/double three/triple four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen`;
const tens = 'twenty thirty forty/fourty fifty sixty seventy eighty ninety/ninty';
const ones = 'one two three four five six seven eight nine';

/** `twenty`, `twenty one` … `ninety nine`. */
const fromTwenty = tens
  .split(' ')
  .map((ten) => {
    const [usual = ''] = ten.split('/');
    return [ten, ...ones.split(' ').map((one) => `${usual}_${one}`)].join(' ');
  })
  .join(' ');

export const numbers = { 0.5: 'half', ...numbersInOrder(`${toNineteen} ${fromTwenty}`), 100: 'hundred' };
