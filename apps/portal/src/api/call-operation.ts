import type * as Client from './client.ts';
import type { ResponseBody, CallArguments, OperationName } from './operation-types.ts';
import { ConnectionLost } from '@portal/contract/client/problem';

let loading: Promise<typeof Client> | undefined;

function loadClient(): Promise<typeof Client> {
  loading ??= import('./client.ts').catch((error: unknown) => {
    loading = undefined;
    throw new ConnectionLost({ cause: error });
  });
  return loading;
}

/**
 * Calls an API operation by name and returns its body. On a 401, renews the tokens and sends the call again.
 * @throws ApiProblem if the server refuses, ConnectionLost if there is no response
 */
export async function callOperation<Name extends OperationName>(
  name: Name,
  ...[call]: CallArguments<Name>
): Promise<ResponseBody<Name>> {
  const client = await loadClient();
  return (await client.send(name, call ?? {})) as ResponseBody<Name>;
}

/** Sets the access token of all calls, in memory only; undefined removes it. */
export async function setAccessToken(token: string | undefined): Promise<void> {
  const client = await loadClient();
  client.setDefaultToken(token);
}

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
