import { listText } from '@thikana/contract/list-text';
import { placeName } from '@thikana/contract/place-name';
import { useNavigate, useRevalidator } from 'react-router';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { MergeCard } from '#web/features/places/merge-card.tsx';
import { PlaceForm } from '#web/features/places/place-form.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { BackLink } from '../shell/back-link.tsx';
import { detailError } from '../shell/detail-error.tsx';
import { DetailSkeleton } from '../shell/detail-skeleton.tsx';
import { kindIn } from '../shell/kind-in.ts';
import { placeMap } from '../shell/place-map.tsx';

export const meta = unlistedMeta(m.places_meta);

export const clientLoader = privateClientLoader({ role: 'editor' }, async (call, { params }) => {
  const kind = kindIn(params);
  return { kind, place: await kind.view(call, params.slug ?? '') };
});

export const HydrateFallback = DetailSkeleton;

export default function EditPlacePage({ loaderData: { kind, place } }: PageProps<typeof clientLoader>) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const open = (slug: string) => (slug === place.slug ? revalidate() : navigate(`${kind.path}/edit/${slug}`));
  return (
    <div key={place.slug} className="grid max-w-3xl gap-6">
      <BackLink to={kind.path}>{kind.texts.title()}</BackLink>
      <header>
        <h1 className="font-semibold text-title">
          <MarkedText text={placeName(place)} />
        </h1>
        {place.formerSlugs.length > 0 && (
          <p className="text-ink-soft">{m.places_former({ slugs: listText(place.formerSlugs) })}</p>
        )}
      </header>
      <PlaceForm kind={kind} place={place} map={placeMap} onSaved={({ slug }) => open(slug)} />
      <MergeCard kind={kind} place={place} onMerged={({ slug }) => open(slug)} />
    </div>
  );
}

export const ErrorBoundary = detailError({
  missing: m.places_not_found,
  to: '/admin/places/areas',
  back: m.places_areas,
});
