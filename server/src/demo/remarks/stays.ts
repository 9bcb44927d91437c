import { isStay } from '../subject.ts';
import type { Topic } from './remark.ts';

export const hostsWords: Topic = {
  suits: isStay,
  remarks: [
    {
      says: 'We cook breakfast, and dinner on request: rice, dal, squash and whatever the garden gives.',
      headline: 'with home cooking',
    },
    {
      says: 'Guests have their own entrance and kitchen, and nobody counts when you come home.',
      headline: 'with own entrance',
    },
    { says: 'Bedding is changed every third day, and hot water bottles are there from November.' },
    {
      says: 'It suits families of patients, people on project work and anyone who is tired of hotels.',
      headline: 'for visiting families',
    },
    {
      says: 'Wi-Fi is strong enough for video calls; two guests wrote their theses at the dining table.',
      headline: 'good for working from',
    },
    { says: 'We can send a known driver to the airport or the station.' },
  ],
};

export const houseRules: Topic = {
  suits: isStay,
  remarks: [
    { says: 'Check-in is from noon, check-out at ten; tell us if your train is early.' },
    { says: 'Identity papers are needed for every guest, as the law asks.' },
    { says: 'Half the amount holds the dates, and we return it up to three days before.' },
    { says: 'No loud music after nine: sound carries far here at night.' },
    { says: 'From the fifth night on there is one free.' },
  ],
};
