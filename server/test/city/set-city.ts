import { setCity } from '../../../contract/src/city.ts';
import { setAreaPhrases } from '../../src/features/city/area-phrases.ts';
import { siliguri, siliguriAreas } from './siliguri.ts';

// Before each test file, because one may have set another city.
setCity(siliguri);
setAreaPhrases(siliguriAreas);
