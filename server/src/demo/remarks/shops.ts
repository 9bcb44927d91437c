import type { Subject } from '../subject.ts';
import type { Topic } from './remark.ts';

const isShop = ({ category }: Subject) => category === 'shop';
const isLet = ({ intent }: Subject) => intent === 'rent';
const isSold = ({ intent }: Subject) => intent === 'sell';

export const frontOfTheShop: Topic = {
  suits: isShop,
  remarks: [
    {
      says: 'The front is eleven feet wide, right on the footpath, with space above for a good signboard.',
      headline: 'with an 11 ft front',
    },
    {
      says: 'It is the second shop from the crossing, so people see it from both roads.',
      headline: 'near the crossing',
    },
    {
      says: 'The rolling shutter is new and has a side lock; there is a collapsible gate inside as well.',
      suits: ({ hasShutter }) => hasShutter,
      headline: 'with a new shutter',
    },
    {
      says: 'The front is glass with a wooden door, better for a clinic or showroom than for a godown.',
      suits: ({ hasShutter }) => !hasShutter,
      headline: 'with a glass front',
    },
    {
      says: 'Customers can stop a scooter or car in front without blocking the road.',
      headline: 'with parking in front',
    },
    {
      says: 'The ceiling is twelve feet high, and the last tenant built a loft that may stay.',
      headline: 'with a loft',
    },
  ],
};

export const tradeOfTheShop: Topic = {
  suits: isShop,
  remarks: [
    {
      says: 'A chemist, a sweet shop and a mobile repairer are neighbours; a stationer or a small clinic is what the street still lacks.',
    },
    { says: 'There was a tailoring shop here for nineteen years, and people still ask for it by that name.' },
    { says: 'The evening crowd is the best: office people and students from five to nine.' },
    {
      says: 'It would do well as an ATM, a parlour, a garments outlet or a courier office.',
      headline: 'for an office or outlet',
    },
    {
      says: 'Morning business is from the vegetable sellers, afternoons are slow, and from four it does not stop.',
    },
    {
      says: 'Two schools empty into this road at half past one, which is worth gold for a book or snack shop.',
      headline: 'on a school road',
    },
    { says: 'Food with an open flame is not possible because of the flats above; everything else is.' },
  ],
};

export const fittingsOfTheShop: Topic = {
  suits: isShop,
  remarks: [
    { says: 'Commercial electric connection of 4 kW, three-phase can be had.' },
    { says: 'There is a washroom at the back with running water, shared with one other shop.' },
    {
      says: 'Wall racks, a counter and LED lights remain; the floor is tiled.',
      suits: ({ furnishing }) => furnishing !== 'unfurnished',
      headline: 'with racks and counter',
    },
    {
      says: 'It is a bare shell with plastered walls, so the fit-out is entirely yours.',
      suits: ({ furnishing }) => furnishing === 'unfurnished',
    },
    {
      says: 'The plinth is two feet above the road, and in the 2024 flood water stayed outside.',
      headline: 'on a high plinth',
    },
    { says: 'Trade licence papers of the address are available for a quick transfer.' },
  ],
};

export const termsOfTheShop: Topic = {
  suits: isShop,
  remarks: [
    {
      says: 'No salami: three months’ rent as advance and a three-year agreement with ten per cent in between.',
      suits: isLet,
      headline: 'without salami',
    },
    {
      says: 'Rent is plus electricity; the advance is returned without interest when you leave.',
      suits: isLet,
    },
    { says: 'A long agreement of five years is possible for a known company or a bank.', suits: isLet },
    {
      says: 'Sale by registered deed with separate mutation; the municipal trade tax is paid.',
      suits: isSold,
      headline: 'with clear papers',
    },
    {
      says: 'It earns rent at present, and the tenant will vacate or stay as the buyer wishes.',
      suits: isSold,
      headline: 'with a paying tenant',
    },
    { says: 'The owner retires after Durga Puja and sells only to somebody who will use it.', suits: isSold },
    {
      says: 'GST does not apply, as the building is complete and the sale is by an individual.',
      suits: isSold,
    },
  ],
};
