import axios, { type AxiosInstance, type AxiosRequestConfig, isAxiosError } from 'axios';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { currentPath } from './current-path.ts';
import type { Client } from './operations.generated.d.ts';
import type { OperationName } from './operation-types.ts';
import { ApiProblem, ConnectionLost } from './problem.ts';
import { toApiProblem } from './read-problem.ts';
import { clearSessionMarker } from './session-marker.ts';
import { singleFlight } from './single-flight.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Set on the second sending of a call, and on the renewal itself: a 401 then ends it. */
    isFinal?: boolean;
  }
}

const DOCUMENT_PATH = '/api/openapi.json';
const renewalLock = 'token-renewal';

interface GenericCall {
  params?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
  onUploadProgress?: (progress: { loaded: number; total?: number | undefined }) => void;
}

type GenericMethod = (parameters: unknown, body: unknown, config: AxiosRequestConfig) => Promise<{ data: unknown }>;

let building: Promise<Client> | undefined;
let defaultToken: string | undefined;
let instance: AxiosInstance | undefined;

/** Builds the client from the API document, once; a failed fetch is tried anew by the next call. */
export function prepare(): Promise<Client> {
  building ??= build().catch((error: unknown) => {
    building = undefined;
    throw error;
  });
  return building;
}

async function build(): Promise<Client> {
  const config: AxiosRequestConfig = { baseURL: '/', withCredentials: true };
  const document = await axios.get<object>(DOCUMENT_PATH, config);
  const api = new OpenAPIClientAxios({
    definition: document.data as never,
    quick: true,
    axiosConfigDefaults: config,
  });
  const client = await api.init<Client>();
  client.interceptors.response.use(undefined, retryOnceAuthorized);
  instance = client;
  setDefaultToken(defaultToken);
  return client;
}

/** The bearer header of every call from now on; undefined takes it away. */
export function setDefaultToken(token: string | undefined): void {
  defaultToken = token;
  if (!instance) return;
  if (token === undefined) delete instance.defaults.headers.common.Authorization;
  else instance.defaults.headers.common.Authorization = bearer(token);
}

function bearer(token: string): string {
  return `Bearer ${token}`;
}

/** Sends a call and answers the body; every failure comes out as ApiProblem or ConnectionLost. */
export async function send(name: OperationName, call: GenericCall, isFinal = false): Promise<unknown> {
  try {
    const client = await prepare();
    const { params, body, signal, keepalive, onUploadProgress } = call;
    const methods = client as unknown as Record<OperationName, GenericMethod>;
    const answer = await methods[name](params ?? null, body, {
      isFinal,
      ...(signal && { signal }),
      ...(keepalive && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
      ...(onUploadProgress && { onUploadProgress }),
    });
    return answer.data;
  } catch (error) {
    throw toOwnError(error);
  }
}

function toOwnError(error: unknown): unknown {
  if (!isAxiosError(error) || error.code === 'ERR_CANCELED') return error;
  const { response } = error;
  if (!response) return new ConnectionLost({ cause: error });
  const retryAfter: unknown = response.headers['retry-after'];
  return toApiProblem(response.status, response.data, typeof retryAfter === 'string' ? retryAfter : undefined);
}

/** On a 401 that has not been retried: renew, set the new bearer header, send once more (specification, section 7). */
async function retryOnceAuthorized(error: unknown): Promise<unknown> {
  if (!isAxiosError(error) || error.response?.status !== 401 || !error.config || error.config.isFinal) throw error;
  const { config } = error;
  const sentToken = config.headers.get('Authorization');
  const isStale = defaultToken !== undefined && sentToken !== bearer(defaultToken);
  if (!isStale) await renewOrLogIn();
  config.isFinal = true;
  if (defaultToken !== undefined) config.headers.set('Authorization', bearer(defaultToken));
  return (await prepare()).request(config);
}

/** Calls Auth_RegenerateTokens once for all who ask at the same time, one browser tab after the other. */
export const renew = singleFlight(renewalLock, async () => {
  const { accessToken } = (await send('Auth_RegenerateTokens', {}, true)) as { accessToken: string };
  setDefaultToken(accessToken);
});

/** An outage says nothing about the session: only a refusal leads to the log-in page. */
async function renewOrLogIn(): Promise<void> {
  try {
    await renew();
  } catch (error) {
    if (isRefusal(error)) {
      clearSessionMarker();
      setDefaultToken(undefined);
      window.location.assign(`/login#to=${currentPath()}`);
    }
    throw error;
  }
}

/** Whether the server said no, rather than that it cannot answer now. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiProblem && error.status !== 429 && error.status !== 503;
}
