import type { CityLandmark } from '@thikana/contract/city';
import { viewLandmarks } from '@thikana/contract/city-map';
import { landmarkName } from '@thikana/contract/landmarks';
import { placeName } from '@thikana/contract/place-name';
import { useEffect, useState } from 'react';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { call } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';
import type { SearchFilter } from '../search-filter.ts';
import { ReachField } from './reach-field.tsx';

/** The landmarks of a search, others that are named alike, and how far from them listings may be. */
export function LandmarkFields({ filter }: { filter: SearchFilter }) {
  const slugs = filter.landmark.split(',').filter(Boolean);
  const [namedAlike, setNamedAlike] = useState<readonly CityLandmark[]>([]);
  useEffect(() => {
    // Without an answer, the landmarks of the search can still be chosen.
    call(viewLandmarks, { query: { slugs: filter.landmark } }).then(
      (answer) => setNamedAlike(answer.namedAlike),
      () => {},
    );
  }, [filter.landmark]);

  return (
    <>
      <fieldset>
        <legend className="font-semibold">{m.filter_landmark()}</legend>
        {slugs.map((slug) => (
          <CheckboxField key={slug} name="landmark" value={slug} label={landmarkName(slug)} defaultChecked />
        ))}
        {namedAlike.map((each) => (
          <CheckboxField key={each.slug} name="landmark" value={each.slug} label={placeName(each)} />
        ))}
      </fieldset>
      {filter.near === '' && <ReachField km={filter.km} usual={m.chip_usual_reach()} />}
    </>
  );
}
