import { isHome } from '../subject.ts';
import type { Topic } from './remark.ts';

const inTheHills = { suits: ({ place }: Parameters<Topic['suits']>[0]) => place.isHill };
const inThePlains = { suits: ({ place }: Parameters<Topic['suits']>[0]) => !place.isHill };

export const waterAndPower: Topic = {
  suits: isHome,
  remarks: [
    {
      says: 'Corporation water comes at six in the morning and five in the evening, and a 2,000 litre tank bridges the rest.',
      ...inThePlains,
    },
    {
      says: 'Water is from our own deep boring with an iron filter fitted last year, so it does not stain the buckets.',
      ...inThePlains,
      headline: 'with filtered boring water',
    },
    {
      says: 'Drinking water is from the corporation line; the boring is for bathing and washing.',
      ...inThePlains,
    },
    {
      says: 'The caretaker starts the pump twice a day, and in five years we have been without water only once.',
      ...inThePlains,
    },
    {
      says: 'Spring water comes by pipe on alternate days and the 5,000 litre tank has carried us through every April.',
      ...inTheHills,
      headline: 'with its own water tank',
    },
    {
      says: 'Water here is from the samaj line and included; please use it with care from March to May.',
      ...inTheHills,
    },
    {
      says: 'There is a separate electric meter, so you pay the electricity board directly and nobody argues about units.',
    },
    {
      says: 'An inverter runs the lights and fans of every room for about four hours.',
      headline: 'with inverter backup',
    },
    {
      says: 'Wiring is concealed copper, redone in 2022, with AC points in two rooms.',
      headline: 'newly wired',
    },
    {
      says: 'The lift and the pump are on a generator, the flats have inverter lines ready.',
      suits: ({ category, place }) => category === 'flat' && !place.isHill,
    },
    { says: 'Fibre internet from two companies is already in the building.' },
    { says: 'Geysers are fitted in the bathrooms, and the solar heater on the roof does most of the work.' },
  ],
};
