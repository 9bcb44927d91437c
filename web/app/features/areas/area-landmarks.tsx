import type { AreaLandmark } from '@thikana/contract/area-pages';
import { type Area, areaLabel } from '@thikana/contract/areas';
import { placeName } from '@thikana/contract/place-name';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  area: Area;
  landmarks: readonly AreaLandmark[];
  /** The address of the listings near a landmark. */
  hrefFor: (slug: string) => string;
}

/** What people know in the area, with its distance from the centre. */
export function AreaLandmarks({ area, landmarks, hrefFor }: Props) {
  return (
    <section aria-labelledby="landmarks">
      <h2 id="landmarks" className="font-semibold text-2xl">
        {m.area_landmarks({ area: areaLabel(area) })}
      </h2>
      <ul className="mt-2 grid gap-x-8 md:grid-cols-2">
        {landmarks.map(({ km, slug, ...place }) => (
          <li key={slug} className="border-line border-b">
            <Link to={hrefFor(slug)} className="flex min-h-touch items-center gap-2 hover:text-tea">
              <MapPin size={18} className="shrink-0 text-tea" />
              <span className="min-w-0 flex-1">{placeName(place)}</span>{' '}
              <span className="shrink-0 text-ink-soft text-sm tabular-nums">
                {m.area_landmark_distance({ km: number(Math.max(km, 0.1), 1) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
