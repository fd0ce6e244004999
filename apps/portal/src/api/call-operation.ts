import type * as Client from './client.ts';
import type { ResponseBody, CallArguments, OperationName } from './operation-types.ts';
import { ConnectionLost } from '@portal/contract/client/problem';

let loading: Promise<typeof Client> | undefined;

/** Fetches the client's code once; after a failure, the next call tries again. */
function loadClient(): Promise<typeof Client> {
  loading ??= import('./client.ts').catch((error: unknown) => {
    loading = undefined;
    throw new ConnectionLost({ cause: error });
  });
  return loading;
}

/**
 * Calls an operation of the API by its name and returns its body. On a 401 the tokens are renewed and the call
 * is sent again (specification, section 7).
 * @throws ApiProblem if the server refuses, ConnectionLost if there is no response
 */
export async function callOperation<Name extends OperationName>(
  name: Name,
  ...[call]: CallArguments<Name>
): Promise<ResponseBody<Name>> {
  const client = await loadClient();
  return (await client.send(name, call ?? {})) as ResponseBody<Name>;
}

/** Makes a login's token the default of all calls; undefined removes it. Memory only. */
export async function setAccessToken(token: string | undefined): Promise<void> {
  const client = await loadClient();
  client.setDefaultToken(token);
}

/** Renews the tokens now, as on start (decisions, section 3). */
export async function renewTokens(): Promise<void> {
  const client = await loadClient();
  await client.renew();
}

/** Fetches the client and the API document early. A failure is harmless: the first call tries again. */
export function prefetchClient(): void {
  void loadClient()
    .then((client) => client.prepare())
    .catch(() => undefined);
}
