import axios, { type AxiosInstance, type AxiosRequestConfig, isAxiosError } from 'axios';
import { type OpenAPIClient, OpenAPIClientAxios } from 'openapi-client-axios';
import type { ResponseBody, CallOptions, OperationName } from './operation-types.ts';
import { ConnectionLost, isPassing } from '@portal/contract/client/problem';
import { toApiProblem } from '@portal/contract/client/read-problem';
import { reportLostSession } from './lost-session.ts';
import { singleFlight } from './single-flight.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Set for a retry and for the renewal itself: their 401 is final. */
    isFinal?: boolean;
  }
}

const DOCUMENT_PATH = '/api/definition.json';
const RENEWAL_LOCK = 'token-renewal';

interface GenericCall extends CallOptions {
  params?: unknown;
  body?: unknown;
}

type GenericMethod = (parameters: unknown, body: unknown, config: AxiosRequestConfig) => Promise<{ data: unknown }>;
type Client = OpenAPIClient<Record<OperationName, GenericMethod>>;

let building: Promise<Client> | undefined;
let defaultToken: string | undefined;
let instance: AxiosInstance | undefined;

/** Prepares the client once; after a failure, the next call tries again. */
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

export function setDefaultToken(token: string | undefined): void {
  defaultToken = token;
  if (!instance) return;
  if (token === undefined) delete instance.defaults.headers.common.Authorization;
  else instance.defaults.headers.common.Authorization = bearer(token);
}

function bearer(token: string): string {
  return `Bearer ${token}`;
}

/** Throws only ApiProblem or ConnectionLost. */
export async function send(name: OperationName, call: GenericCall, isFinal = false): Promise<unknown> {
  try {
    const client = await prepare();
    const { params, body, signal, keepalive, onUploadProgress } = call;
    const response = await client[name](params ?? null, body, {
      isFinal,
      ...(signal && { signal }),
      ...(keepalive && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
      ...(onUploadProgress && { onUploadProgress }),
    });
    return response.data;
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

/** Calls Auth_RegenerateTokens once for all concurrent callers, one browser tab at a time. */
export const renew = singleFlight(RENEWAL_LOCK, async () => {
  const { accessToken } = (await send('Auth_RegenerateTokens', {}, true)) as ResponseBody<'Auth_RegenerateTokens'>;
  setDefaultToken(accessToken);
});

/** An outage says nothing about the session: only a refusal leads to the login page. */
async function renewOrLogIn(): Promise<void> {
  try {
    await renew();
  } catch (error) {
    if (!isPassing(error)) reportLostSession();
    throw error;
  }
}
