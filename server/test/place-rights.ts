import { type EndpointRights, editors } from './endpoint-answers.ts';
import { noInput } from './endpoint-requests.ts';

/** The administration of areas or of landmarks. */
export function placeRights(one: 'Area' | 'Landmark'): Record<string, EndpointRights> {
  const ofNone = () => ({ path: { slug: 'nowhere' } });
  const fields = {
    ...{ name: 'Nowhere', latitude: 0, longitude: 0 },
    ...(one === 'Landmark' && { kind: 'market', nearMetres: 500 }),
  };
  return {
    [`listAdmin${one}s`]: { request: noInput, answers: editors() },
    [`viewAdmin${one}`]: { request: ofNone, answers: editors('place_not_found') },
    [`add${one}`]: { request: () => ({ body: fields }), answers: editors('place_too_far') },
    [`change${one}`]: {
      request: () => ({ ...ofNone(), body: fields }),
      answers: editors('place_too_far'),
    },
    [`merge${one}`]: {
      request: () => ({ ...ofNone(), body: { into: 'sevoke' } }),
      answers: editors('place_not_found'),
    },
    [`export${one}s`]: { request: noInput, answers: editors() },
    [`import${one}s`]: { request: () => ({ form: {} }), answers: editors('place_file_missing') },
  };
}
