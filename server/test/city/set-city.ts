import { useCityOfTests } from './cities.ts';

// Before each test file, because one may have set another city.
useCityOfTests('siliguri');
