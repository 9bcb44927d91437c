import { isHome } from '../subject.ts';
import type { Topic } from './remark.ts';

export const gettingThere: Topic = {
  suits: isHome,
  remarks: [
    {
      says: 'The lane is twelve feet wide and concreted; a car goes to the gate and can turn at the end.',
      suits: ({ parking }) => parking,
      headline: 'with car parking',
    },
    {
      says: 'One covered car space and room for two scooters come with it.',
      suits: ({ parking }) => parking,
      headline: 'with covered parking',
    },
    {
      says: 'The gate is wide enough for an SUV, and visitors park on the plot in front.',
      suits: ({ parking, category }) => parking && category === 'house',
      headline: 'with a garage',
    },
    {
      says: 'Scooters are kept inside the gate; for a car there is a monthly garage three houses away.',
      suits: ({ parking, place }) => !parking && !place.isHill,
    },
    {
      says: 'There is no car parking, only a locked space for two-wheelers under the stairs.',
      suits: ({ parking, place }) => !parking && !place.isHill,
    },
    {
      says: 'From the motor road it is sixty steps down, so it suits people with good knees and light luggage.',
      suits: ({ parking, place }) => !parking && place.isHill,
    },
    {
      says: 'Small cars reach the door; bigger ones are left at the samaj parking for a small monthly fee.',
      suits: ({ place, parking }) => place.isHill && parking,
      headline: 'with motorable road',
    },
    {
      says: 'The road was raised two years ago and the new drain works: no water stood here last monsoon.',
      suits: ({ place }) => !place.isHill,
      headline: 'on a flood-free road',
    },
    {
      says: 'In the worst week of July there is ankle-deep water at the corner for an hour, never inside the gate.',
      suits: ({ place }) => !place.isHill,
    },
    {
      says: 'The slope behind has a proper retaining wall, built after the 2023 rains and checked every year.',
      suits: ({ place }) => place.isHill,
    },
    {
      says: ({ floor }) =>
        floor === 0
          ? 'Being on the ground floor, it needs no stairs, which matters with parents in the house.'
          : 'The stairs are wide with a railing on both sides, and furniture goes up without scratches.',
      suits: ({ category }) => category === 'house',
    },
    {
      says: 'The lift takes six people and has its own backup.',
      suits: ({ category, place, bedrooms }) => category === 'flat' && !place.isHill && bedrooms >= 2,
      headline: 'in a building with lift',
    },
    {
      says: 'A night guard walks the lane, and there are cameras at both ends.',
      headline: 'in a guarded lane',
      suits: ({ place }) => !place.isHill,
    },
    {
      says: 'The last few metres are on foot from the road, and that is why it is so quiet.',
      suits: ({ parking }) => !parking,
    },
  ],
};
