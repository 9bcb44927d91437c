import type { Subject } from '../subject.ts';
import type { Topic } from './remark.ts';

const isLand = ({ category }: Subject) => category === 'land';
const inThePlains = { suits: ({ place }: Subject) => !place.isHill };
const inTheHills = { suits: ({ place }: Subject) => place.isHill };

export const roadToTheLand: Topic = {
  suits: isLand,
  remarks: [
    {
      says: 'The road in front is sixteen feet of concrete, and trucks with sand and stone reach the plot.',
      headline: 'on a 16 ft road',
    },
    { says: 'It is a corner plot with roads on the east and the south.', headline: 'at a corner' },
    {
      says: 'The approach is twelve feet wide and on record in the deed; electricity poles stand along it.',
      headline: 'on a 12 ft road',
    },
    {
      says: 'Only three plots away from the main road, yet not on it, so the dust stays there.',
      ...inThePlains,
    },
    {
      says: 'A jeep road touches the upper edge; from there the plot goes down in two natural terraces.',
      ...inTheHills,
      headline: 'touching the jeep road',
    },
    {
      says: 'The front measures forty feet and the depth a little more, an easy shape for any plan.',
      headline: 'with a 40 ft front',
    },
  ],
};

export const levelOfTheLand: Topic = {
  suits: isLand,
  remarks: [
    {
      says: 'It was filled two years ago to one foot above the road and has settled well.',
      ...inThePlains,
      headline: 'filled and settled',
    },
    {
      says: 'High land: even in July nobody here has seen water standing.',
      ...inThePlains,
      headline: 'on high ground',
    },
    {
      says: 'It needs about a foot of filling, and that is already considered in the price.',
      ...inThePlains,
    },
    {
      says: 'There is a boundary wall of four feet on three sides and an iron gate.',
      headline: 'with boundary wall',
    },
    { says: 'The soil is firm, with rock close to the surface on the upper half.', ...inTheHills },
    {
      says: 'It faces south-east, gets sun from seven till three and looks over to the snows.',
      ...inTheHills,
      headline: 'with a view of the snows',
    },
    { says: 'A hand tube well of sixty feet gives good water all year.', ...inThePlains },
    {
      says: 'The plot is full of bamboo and two old mango trees that one would like to keep.',
      ...inThePlains,
      headline: 'with mango trees',
    },
  ],
};

export const papersOfTheLand: Topic = {
  suits: isLand,
  remarks: [
    {
      says: 'Rayati land with L.R. parcha in my name, khajna paid up to date, and conversion to bastu done.',
      headline: 'with bastu conversion',
    },
    {
      says: 'The amin measured it in January; pillars stand at all corners and the neighbours have signed.',
      headline: 'measured and pillared',
    },
    {
      says: 'No bargadar, no case and no loan: a search of thirteen years can be shown.',
      headline: 'with clear title',
    },
    {
      says: 'It is vested in nobody’s patta and no tea garden land; please have your own advocate check, we insist.',
    },
    { says: 'It belongs to three brothers, all of whom will be present on the day of registration.' },
    {
      says: 'Transfer is as per hill rules; an explanation and the full set of papers are given at the first visit.',
      ...inTheHills,
    },
  ],
};

export const useOfTheLand: Topic = {
  suits: isLand,
  remarks: [
    { says: 'Houses have come up on both sides in the last three years, so it is no lonely place any more.' },
    {
      says: 'It suits a two-storey family house with a garden; the neighbours built in much the same way.',
      headline: 'for a family house',
    },
    { says: 'Part sale is possible from two katha upwards.', ...inThePlains },
    { says: 'A school, a clinic or a small warehouse would also get permission here.', ...inThePlains },
    {
      says: 'A homestay of six rooms was planned, and the drawing comes free with the land.',
      ...inTheHills,
      headline: 'fit for a homestay',
    },
    { says: 'The price is for the whole plot, with a small correction after measurement together.' },
    { says: 'We would rather sell to somebody who builds than to somebody who waits.' },
  ],
};
