/** Relies on where maplibre-gl keeps its worker; the build itself fails where the file is missing. */
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

export const mapWorkerUrl = workerUrl;
