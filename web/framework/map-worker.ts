/** Relies on the path of maplibre-gl's worker; the build fails if the file is missing. */
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

export const mapWorkerUrl = workerUrl;
