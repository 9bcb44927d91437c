import { cardsForEach, mostPlaces } from './featured/featured-places.ts';
import { fieldScores, mostWords } from './ranking.ts';
import { fewListings } from './relax-search.ts';

const [description, place, title] = fieldScores;

/** What lists are sorted with, for the page that explains it. */
export const rankingSettings = {
  wordScores: { title, place, description },
  mostWords,
  featured: { most: mostPlaces, cardsForEach },
  fewListings,
};
