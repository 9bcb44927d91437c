import { isForFamily, isHome, isTenancy, type Subject } from '../subject.ts';
import type { Topic } from './remark.ts';

const isHomeTenancy = (subject: Subject) => isHome(subject) && isTenancy(subject);

const inWords = [
  'no',
  'one month’s',
  'two months’',
  'three months’',
  'four months’',
  'five months’',
  'six months’',
];

export const wishesOfTheLandlord: Topic = {
  suits: isHomeTenancy,
  remarks: [
    {
      says: 'A small family is preferred, but working women sharing are equally welcome.',
      headline: 'for a small family',
      suits: isForFamily,
    },
    {
      says: 'Two or three students are fine as long as the terrace stays quiet after ten.',
      suits: ({ bedrooms }) => bedrooms <= 2,
    },
    {
      says: 'We do not ask what you cook or whom you pray to; we only ask that the rent comes by the fifth.',
    },
    {
      says: 'We are vegetarian ourselves and live upstairs, and would like the same in the kitchen below.',
      headline: 'for a vegetarian family',
      suits: isForFamily,
    },
    {
      says: 'Bank and government staff with a transfer order get the first call, because we like a proper agreement.',
      headline: 'for bank or office staff',
    },
    {
      says: 'Pets are welcome: our own two dogs will inspect you first.',
      headline: 'where pets are welcome',
    },
    { says: 'We live on the floor above, keep to ourselves, and are there when a tap leaks.' },
    { says: 'The owner lives in Bengaluru, so a caretaker holds the keys and does the small repairs.' },
    {
      says: 'Doctors and nurses on night duty will like that the gate key stays with the tenant.',
      headline: 'for doctors and nurses',
    },
    {
      says: 'Bachelors with a job are welcome, with one local person as reference.',
      headline: 'for working people',
      suits: ({ bedrooms }) => bedrooms <= 2,
    },
    { says: 'Our last tenants stayed six years and left only for a house of their own.' },
    { says: 'Please, no coaching classes or offices; it is a family building.', suits: isForFamily },
  ],
};

export const termsOfTheTenancy: Topic = {
  suits: isHomeTenancy,
  remarks: [
    {
      says: ({ monthsOfDeposit }) =>
        `The deposit is ${inWords[monthsOfDeposit]} rent, returned on the day you hand over the keys.`,
    },
    {
      says: ({ monthsOfDeposit }) =>
        `We take ${inWords[monthsOfDeposit]} rent as advance, adjustable in the last months, and an agreement for eleven months.`,
    },
    {
      says: 'The agreement is for eleven months on stamp paper, and the rent goes up by five per cent if you stay.',
    },
    {
      says: 'Maintenance is included in the rent; electricity is as per your own meter.',
      suits: ({ category }) => category === 'flat',
    },
    {
      says: 'Maintenance of eight hundred a month covers the lift, the guard and the cleaning of the stairs.',
      suits: ({ category, place }) => category === 'flat' && !place.isHill,
    },
    {
      says: 'No broker stands between us, so please call yourself and keep one month’s notice on either side.',
    },
    { says: 'Police verification is done by us at the thana; bring an Aadhaar copy and two photographs.' },
    { says: 'Rent can be paid by UPI, and a receipt is given for your office.' },
    {
      says: ({ monthsOfDeposit }) =>
        `Advance of ${inWords[monthsOfDeposit]} rent; the first month is free of rent if you do the painting yourself.`,
    },
  ],
};
