import { isHome, type Subject } from '../subject.ts';
import type { Topic } from './remark.ts';

const isHomeSale = (subject: Subject) => isHome(subject) && subject.intent === 'sell';
const isFlat = ({ category }: Subject) => category === 'flat';
const isHouse = ({ category }: Subject) => category === 'house';

export const papersOfTheHome: Topic = {
  suits: isHomeSale,
  remarks: [
    {
      says: 'Deed, mutation, khajna receipts and the sanctioned plan are all in one name and can be seen before any token money.',
      headline: 'with clear papers',
    },
    {
      says: 'Two nationalised banks have already lent in this building, so a loan takes about three weeks.',
      suits: isFlat,
      headline: 'approved for bank loans',
    },
    { says: 'The completion certificate came in 2021, and the municipal tax is paid up to this year.' },
    {
      says: 'Registered sale deed from 2016, one owner since, no loan outstanding.',
      headline: 'by the first owner',
    },
    {
      says: 'Holding number and separate mutation are done; the buyer only pays stamp duty and registration.',
    },
    {
      says: 'Parcha, plan and tax receipts are in order; the property stands in the joint names of my mother and me, and both will sign.',
      suits: isHouse,
    },
    {
      says: 'The land below is khas mahal lease, renewed till 2049, as is usual here; papers will be explained patiently.',
      suits: ({ place }) => place.isHill,
    },
  ],
};

export const theBuilding: Topic = {
  suits: isHomeSale,
  remarks: [
    {
      says: 'The building has five floors and only ten families; the association meets on the first Sunday.',
      suits: isFlat,
    },
    {
      says: 'It is on a corner of the second floor, neither next to the lift nor under the roof.',
      suits: isFlat,
      headline: 'on a corner',
    },
    {
      says: 'The foundation is laid for one more floor, and the columns go up to the roof.',
      suits: isHouse,
      headline: 'with room for one more floor',
    },
    {
      says: 'There is a separate stair outside, so the upper floor can be let without losing privacy.',
      suits: isHouse,
      headline: 'with a separate stair',
    },
    {
      says: 'Built in 2014 with our own engineer standing there every day: ten-inch outer walls and no damp.',
      suits: isHouse,
      headline: 'built by its owner',
    },
    {
      says: 'The maintenance fund is full, and the roof was treated again before the last rains.',
      suits: isFlat,
    },
    { says: 'Roof rights are shared, and everyone dries their achar there in March.', suits: isFlat },
    {
      says: 'The back garden has lemon, guava and a small pond of water lilies.',
      suits: ({ category, place }) => category === 'house' && !place.isHill,
      headline: 'with a fruit garden',
    },
    {
      says: 'The lower floor is let to a schoolteacher who would like to stay on.',
      suits: isHouse,
      headline: 'with income from the lower floor',
    },
  ],
};

export const reasonForSelling: Topic = {
  suits: isHomeSale,
  remarks: [
    { says: 'We are selling because the children have settled in Pune and want us near.' },
    {
      says: 'The price is slightly negotiable for a buyer who is ready with the money, and firm for brokers.',
    },
    {
      says: 'It is only for a sale within the next few months, and we are not in distress, so please make sensible offers.',
    },
    { says: 'My transfer to Guwahati is final, otherwise we would have grown old here.' },
    { says: 'Possession is on the day of registration; it is vacant since Poila Boishakh.' },
    { says: 'Come on a Sunday and bring the people who will really live here.' },
  ],
};
