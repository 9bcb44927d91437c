import { buildWebIfStale } from './build-web.ts';

buildWebIfStale();
