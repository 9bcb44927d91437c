import { isHome } from '../subject.ts';
import type { Topic } from './remark.ts';

export const rooms: Topic = {
  suits: isHome,
  remarks: [
    {
      says: 'The kitchen has a granite counter, a chimney and enough shelves for a family that cooks twice a day.',
      headline: 'with a modular kitchen',
      suits: ({ furnishing }) => furnishing !== 'unfurnished',
    },
    {
      says: 'Beds, almirahs, a dining table, sofa, fridge and washing machine stay; bring only clothes and books.',
      suits: ({ furnishing }) => furnishing === 'fully-furnished',
      headline: 'ready to move in',
    },
    {
      says: 'Wardrobes, fans, lights and curtain rods are fitted, the rest is yours to choose.',
      suits: ({ furnishing }) => furnishing === 'semi-furnished',
      headline: 'with fitted wardrobes',
    },
    {
      says: 'It is handed over empty and freshly painted, with fans and tube lights only.',
      suits: ({ furnishing }) => furnishing === 'unfurnished',
      headline: 'freshly painted',
    },
    {
      says: 'One bathroom is attached to the main bedroom, the other opens to the dining space.',
      suits: ({ attachedBathroom, bathrooms }) => attachedBathroom && bathrooms === 2,
    },
    {
      says: 'The bathroom is attached, tiled to the ceiling, with a western toilet.',
      suits: ({ attachedBathroom, bathrooms }) => attachedBathroom && bathrooms === 1,
      headline: 'with attached bathroom',
    },
    {
      says: ({ bathrooms }) =>
        `${bathrooms === 3 ? 'Three' : 'Several'} bathrooms mean no queue on school mornings; one is an Indian-style toilet, which the elders asked for.`,
      suits: ({ bathrooms }) => bathrooms >= 3,
    },
    {
      says: 'Floors are vitrified tiles throughout and red oxide in the verandah, which we could not bring ourselves to break.',
      suits: ({ category }) => category === 'house',
    },
    {
      says: 'The thakur ghar faces east, with its own window and marble shelf.',
      suits: ({ bedrooms, place }) => bedrooms >= 2 && !place.isHill,
      headline: 'with a thakur ghar',
    },
    {
      says: 'Two bedrooms take a queen bed with space to walk round; the third is for children or a desk.',
      suits: ({ bedrooms }) => bedrooms === 3,
    },
    {
      says: 'The single room is a good fourteen feet long, so a bed, a desk and a wardrobe fit without touching.',
      suits: ({ bedrooms }) => bedrooms === 1,
      headline: 'for one or two people',
    },
    {
      says: 'A small utility balcony behind the kitchen takes the washing machine and the gas cylinder.',
      suits: ({ category }) => category === 'flat',
      headline: 'with two balconies',
    },
    {
      says: 'There are mosquito nets on all windows and grills on the balcony, so children and cats are safe.',
      headline: 'with grills and nets fitted',
    },
  ],
};
