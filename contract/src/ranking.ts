import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const viewRanking = defineEndpoint({
  name: 'viewRanking',
  method: 'GET',
  path: '/api/ranking',
  access: 'anyone',
  tag: 'site',
  summary: 'The settings that lists are sorted with, for the page that explains them.',
  response: z.object({
    wordScores: z
      .object({ title: z.int(), place: z.int(), description: z.int() })
      .describe('The points of a word by the field that has it.'),
    mostWords: z.int().describe('Later words of a search do not count.'),
    bumpAfterDays: z.int().describe('How often an owner can move a listing to the top.'),
    featured: z.object({
      most: z.int().describe('The most paid places at the top of a list.'),
      cardsForEach: z.int().describe('At most one of this many cards is paid.'),
    }),
    fewListings: z.int().describe('With fewer results, close matches are shown too.'),
  }),
});
