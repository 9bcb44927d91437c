import { isHome } from '../subject.ts';
import type { Topic } from './remark.ts';

export const lightAndAir: Topic = {
  suits: isHome,
  remarks: [
    {
      says: 'The main bedroom gets the morning sun until about ten, so the winter mornings are warm without a heater.',
      headline: 'with morning sun',
    },
    {
      says: 'Windows on three sides keep a breeze going; we hardly used the cooler last summer.',
      headline: 'open on three sides',
    },
    {
      says: 'The balcony faces south and the clothes dry by noon even in January.',
      headline: 'with a south balcony',
    },
    {
      says: 'From the roof one sees Kanchenjunga on clear October mornings, and neighbours come up with their tea.',
      suits: ({ place }) => !place.isHill,
      headline: 'and a roof with a view of the hills',
    },
    {
      says: 'Kanchenjunga fills the front windows from October to March, and the whole valley is below in the evening.',
      suits: ({ place }) => place.isHill,
      headline: 'facing Kanchenjunga',
    },
    {
      says: 'The drawing room looks down over tea bushes, and mist comes up to the railing in the afternoon.',
      suits: ({ place }) => place.isHill,
      headline: 'above the tea garden',
    },
    {
      says: 'All rooms are panelled with pine, and the bukhari flue is in place for the cold months.',
      suits: ({ place }) => place.isHill,
      headline: 'with pine-panelled rooms',
    },
    {
      says: 'There is nothing tall in front, so the drawing room needs no light before six in the evening.',
      headline: 'with an open front',
    },
    {
      says: 'One small bedroom is on the dark side and is better used as a study or store; the others are bright.',
      suits: ({ bedrooms }) => bedrooms >= 3,
    },
    {
      says: 'Being on the east side of the building, it stays cool after two in the afternoon.',
      suits: ({ category }) => category === 'flat',
      headline: 'on the cool east side',
    },
    {
      says: 'There is a verandah along the whole front where my father used to read his paper.',
      suits: ({ category }) => category === 'house',
      headline: 'with a long front verandah',
    },
    {
      says: 'A jackfruit tree shades the west wall, which makes four degrees of difference in May.',
      suits: ({ category, place }) => category === 'house' && !place.isHill,
      headline: 'under an old jackfruit tree',
    },
  ],
};
