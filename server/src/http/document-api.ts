import type { Call } from '@thikana/contract/client';
import type { Endpoint } from '@thikana/contract/endpoint';
import { AppError } from '@thikana/contract/errors';
import type { ApiRequest, Binding } from './binding.ts';
import { toAppError } from './error-answers.ts';
import { parseRequest } from './parse-request.ts';
import type { Dependency } from './staleness.ts';
import { documentViewer } from './viewer.ts';

/** The API for rendering one document: the same endpoints in process, always without a session. */
export interface DocumentApi {
  call: Call;
  /** The dependencies of all answers so far. */
  dependencies: ReadonlySet<Dependency>;
  /** Whether every answer succeeded; other pages are not cached. */
  isComplete: () => boolean;
}

export function createDocumentApis(bindings: readonly Binding[]): () => DocumentApi {
  const byAddress = new Map(bindings.map((binding) => [addressOf(binding.endpoint), binding]));

  return () => {
    const dependencies = new Set<Dependency>();
    let isComplete = true;

    async function call(asked: Endpoint, input: object): Promise<unknown> {
      const binding = byAddress.get(addressOf(asked));
      if (binding?.endpoint.access !== 'anyone') throw new AppError('not_allowed');
      const { endpoint } = binding;
      const parsed = parseRequest(endpoint, input);
      try {
        const answer = await binding.handler({
          ...parsed,
          viewer: documentViewer,
          form: undefined,
        } as unknown as ApiRequest<Endpoint>);
        for (const dependency of binding.dependsOn(parsed, answer)) dependencies.add(dependency);
        return endpoint.response.parse(answer);
      } catch (error) {
        isComplete = false;
        throw toAppError(error);
      }
    }

    return { call: call as Call, dependencies, isComplete: () => isComplete };
  };
}

/** The pages know nothing else of an endpoint (contract-as-literals.ts). */
const addressOf = ({ method, path }: Endpoint) => `${method} ${path}`;
