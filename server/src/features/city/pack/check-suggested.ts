import { parseGazetteer, placeKinds } from '../../../platform/places/gazetteer.ts';
import type { PackProblems } from './pack-error.ts';

/** Checks the places that the location field suggests; they are read from the file when the first one is needed. */
export function checkSuggested(content: string, problems: PackProblems): void {
  for (const [index, { kind, name, latitude, longitude }] of parseGazetteer(content).entries()) {
    const at = { file: 'places.tsv', line: index + 2 };
    if (!placeKinds.includes(kind))
      problems.add(at, `The kind ${kind || '(empty)'} is not one of ${placeKinds.join(', ')}.`);
    if (!name) problems.add(at, 'The name is missing.');
    if (!(Math.abs(latitude) <= 90)) problems.add(at, 'The latitude must be a number from -90 to 90.');
    if (!(Math.abs(longitude) <= 180)) problems.add(at, 'The longitude must be a number from -180 to 180.');
  }
}
