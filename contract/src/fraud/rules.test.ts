import { expect, it } from 'vitest';
import { scanMessage } from '../scan-message.ts';
import { fraudRules } from './rules.ts';

/** For each rule, in its order: a message that only this rule finds, and variants that are harmless. */
const table: readonly [script: string, found: string, ...harmless: string[]][] = [
  [
    'advance-before-visit',
    'Token before visit',
    'Token after visit',
    'Ask before visit',
    'No token before visit',
    'Token before visit, after agreement',
  ],
  ['advance-before-visit', 'Gate pass 500', 'Gate pass 5', 'Gate pass 500, nothing to pay'],
  ['advance-before-visit', 'Gpay for the gate pass', 'Gpay or a gate', 'Gate pass, not gpay: nothing to pay'],
  [
    'advance-before-visit',
    'Token by gpay, then I show it',
    'I show it, then the token by gpay',
    'Token by gpay, then I call',
    'No token by gpay, then I show it',
    'Token by gpay, then I show it, after agreement',
  ],
  [
    'advance-before-visit',
    'Gpay the token, then I show it',
    'I show it, then gpay the token',
    'Gpay the token, then I call',
    'Gpay no token, then I show it',
    'Gpay the token, then I show it, after agreement',
  ],
  [
    'advance-before-visit',
    'I am abroad: token by gpay, keys by post',
    'I am here: token by gpay, keys by post',
    'I am abroad',
    'I am abroad: rent',
    'I am abroad: token by gpay',
    'I am abroad: token by gpay, keys by post, after agreement',
  ],
  ['advance-before-visit', 'Many people ask: token by gpay today', 'Many people ask: token by gpay'],
  [
    'advance-before-visit',
    'Registration fee 300 for the address',
    'Registration fee 300',
    'Registration fee 300 for the address: no token',
    'Registration fee 300 for the address, after agreement',
  ],
  [
    'advance-before-visit',
    'Token by gpay today, otherwise it is gone',
    'Token by gpay today',
    'Token by gpay today after agreement, otherwise it is gone',
  ],
  [
    'qr-to-receive',
    'By mistake 5000, return it',
    'By mistake at the door, return tomorrow',
    'By mistake 5000',
  ],
  ['qr-to-receive', 'Barcode for your refund', 'Barcode at the gate'],
  ['qr-to-receive', 'With the barcode you will get it', 'You will get it'],
  ['qr-to-receive', 'Scan it and you will get it', 'Look at it and you will get it', 'Scan it'],
  ['qr-to-receive', 'Barcode and pin', 'House number and pin'],
  ['qr-to-receive', 'Approve it with your pin', 'Open it with your pin'],
  ['qr-to-receive', 'Approve it and you will get it', 'Approve it and you will like it'],
  [
    'army-transfer',
    'I am a soldier and cannot visit, about the rent',
    'I am a soldier and can visit, about the rent',
    'I am a soldier and cannot visit',
  ],
  [
    'army-transfer',
    'I am a soldier and cannot visit, gpay is ready',
    'I am a teacher and cannot visit, gpay is ready',
  ],
  [
    'army-transfer',
    'I am a soldier, our unit has the rent',
    'I am a soldier, our unit is near',
    'I am a soldier, our unit has the rent after agreement',
  ],
  [
    'army-transfer',
    'I am a soldier, our unit has gpay',
    'I am a teacher, our unit has gpay',
    'I am a soldier, our unit has gpay after agreement',
  ],
  [
    'army-transfer',
    'I am a soldier, here is my identity card for the rent',
    'I am a soldier, here is my identity card',
    'I am a soldier, here is my identity card for the rent after agreement',
  ],
  ['army-transfer', 'I am a soldier, it comes back twice', 'I am a soldier, it comes back'],
  ['army-transfer', 'I am a soldier, here is a barcode', 'I am a teacher, here is a barcode'],
  ['asks-for-code', 'Read me your otp', 'I have your otp', 'Never share your otp, read me'],
  ['remote-control', 'Download anydesk', 'I know anydesk'],
  ['away-from-here', 'Instagram is mine, I am not on this site', 'Instagram is mine, I am on this site'],
  ['away-from-here', 'Only on my good instagram', 'Only on my very good instagram'],
  ['away-from-here', 'Talk today by instagram', 'Talk by instagram', 'Instagram today'],
  ['away-from-here', 'Talk by telegram', 'Talk by phone', 'By telegram'],
];

it.each(table.map(([script, found, ...harmless]) => ({ script, found, harmless })))(
  '$script: “$found”',
  ({ script, found, harmless }) => {
    expect(scanMessage(found)).toEqual([script]);
    for (const message of harmless) expect(scanMessage(message), message).toEqual([]);
  },
);

it('has an example for each rule', () => {
  expect(table.map(([script]) => script)).toEqual(fraudRules.map(({ script }) => script));
});

it.each([
  ['after', (words: string) => `otp tell ${words} never share`],
  ['before', (words: string) => `never share ${words} otp tell`],
])('a warning %s it cancels the match up to six words away', (_, message) => {
  expect(scanMessage(message('a b a b a b'))).toEqual([]);
  expect(scanMessage(message('a b a b a b a'))).toEqual(['asks-for-code']);
});
