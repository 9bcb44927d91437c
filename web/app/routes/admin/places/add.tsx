import { useNavigate } from 'react-router';
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

export const clientLoader = privateClientLoader({ role: 'editor' }, async (_, { params }) => ({
  kind: kindIn(params),
}));

export const HydrateFallback = DetailSkeleton;

export default function AddPlacePage({ loaderData: { kind } }: PageProps<typeof clientLoader>) {
  const navigate = useNavigate();
  return (
    <div className="grid max-w-3xl gap-6">
      <BackLink to={kind.path}>{kind.texts.title()}</BackLink>
      <h1 className="font-semibold text-title">{kind.texts.add()}</h1>
      <PlaceForm kind={kind} place={undefined} map={placeMap} onSaved={() => navigate(kind.path)} />
    </div>
  );
}

export const ErrorBoundary = detailError({
  missing: m.places_not_found,
  to: '/admin/places/areas',
  back: m.places_areas,
});
