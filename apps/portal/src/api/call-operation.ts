import type * as Client from './client.ts';
import type { Answer, CallArguments, OperationName } from './operation-types.ts';
import { ConnectionLost } from './problem.ts';

let loading: Promise<typeof Client> | undefined;

/** Fetches the client's code once; a fetch that failed is tried anew by the next call. */
function loadClient(): Promise<typeof Client> {
  loading ??= import('./client.ts').catch((error: unknown) => {
    loading = undefined;
    throw new ConnectionLost({ cause: error });
  });
  return loading;
}

/**
 * Calls an operation of the API by its name and answers its body. On a 401 the tokens are renewed and the call
 * is sent once more (specification, section 7).
 * @throws ApiProblem where the server refuses, ConnectionLost where no answer comes
 */
export async function callOperation<Name extends OperationName>(
  name: Name,
  ...[call]: CallArguments<Name>
): Promise<Answer<Name>> {
  const client = await loadClient();
  return (await client.send(name, call ?? {})) as Answer<Name>;
}

/** Makes the token that a log-in answered the default of all calls; undefined forgets it. Memory only. */
export async function setAccessToken(token: string | undefined): Promise<void> {
  const client = await loadClient();
  client.setDefaultToken(token);
}

/** Renews the tokens now, as on start (decisions, section 3). */
export async function renewTokens(): Promise<void> {
  const client = await loadClient();
  await client.renew();
}

/** Fetches the client and the API document before they are needed. Failing is no harm: the first call tries again. */
export function prefetchClient(): void {
  void loadClient()
    .then((client) => client.prepare())
    .catch(() => undefined);
}
