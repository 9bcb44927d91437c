import { z } from 'zod';

export const areaSchema = z.string().describe('The slug of an area of the city, or `other`.');
