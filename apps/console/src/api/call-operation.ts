import { ApiProblem, ConnectionLost, problemOfStatus } from '@portal/contract/client/problem';
import type { AnswersOf, CallsOf } from '@portal/contract/client/operation-types';
import type { ExactOperation } from '@portal/contract/operations/index';
import { UNATTENDED_HEADER } from '@portal/contract/constants';
import { markReachable, markUnreachable } from './connection.ts';
import { isAttended } from './attendance.ts';
import operations from 'virtual:operations';

type StaffOperation = Extract<ExactOperation, { access: 'staff' | 'staffSession' | 'staffBrowser' }>;
export type OperationName = StaffOperation['operationId'];
export type OperationCall<Name extends OperationName> = CallsOf<StaffOperation>[Name] & {
  signal?: AbortSignal;
  /** Sends the request even if the page is closed in the meantime. */
  keepalive?: true;
};
/** An operation without parameters and body is called with its name only. */
export type CallArguments<Name extends OperationName> =
  object extends OperationCall<Name> ? [call?: OperationCall<Name>] : [call: OperationCall<Name>];
export type ResponseBody<Name extends OperationName> = AnswersOf<StaffOperation>[Name];

interface AnyCall {
  params?: Readonly<Record<string, string | undefined>> | undefined;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: true;
}

const NO_CONTENT = 204;
const UNAUTHORIZED = 401;

let sessionEnded: () => void = () => undefined;

export function onSessionEnd(listener: () => void): void {
  sessionEnded = listener;
}

function addressOf(template: string, params: NonNullable<AnyCall['params']>): string {
  const query = new URLSearchParams();
  let path = template;
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(value));
    else query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

async function send(method: string, address: string, { body, signal, keepalive }: AnyCall): Promise<Response> {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(!isAttended() && { [UNATTENDED_HEADER]: 'true' }),
  };
  const askedAt = new Date().toISOString();
  try {
    const response = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
    markReachable(askedAt);
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    markUnreachable();
    throw new ConnectionLost({ cause: error });
  }
}

export function streamAddress(name: Extract<StaffOperation, { stream: true }>['operationId']): string {
  const [, path] = operations[name] ?? [];
  if (path === undefined) throw new TypeError(`There is no stream ${name}`);
  return path;
}

/** Loaded on demand: the code that checks an error body is large, and the first screen seldom needs it. */
const loadReader = () => import('@portal/contract/client/read-problem');

/** Preloads the error reader: by the time an error occurs, the connection may be bad or the server's build newer. */
export function prepareForProblems(): void {
  loadReader().catch(() => undefined);
}

async function problemOf(response: Response): Promise<ApiProblem> {
  if (response.status === UNAUTHORIZED) sessionEnded();
  const body: unknown = await response.json().catch(() => undefined);
  try {
    const { toApiProblem } = await loadReader();
    return toApiProblem(response.status, body, response.headers.get('retry-after') ?? undefined);
  } catch {
    return new ApiProblem(problemOfStatus(response.status));
  }
}

/**
 * Fetches a file from a path that an operation returned.
 * @throws ApiProblem if the server refuses, ConnectionLost if there is no response
 */
export async function fetchFile(path: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await send('GET', path, { signal });
  if (!response.ok) throw await problemOf(response);
  return response.arrayBuffer();
}

/**
 * Calls an API operation by name with the session cookie, and returns the response body.
 * @throws ApiProblem if the server refuses, ConnectionLost if there is no response
 */
export async function callOperation<Name extends OperationName>(
  name: Name,
  ...[options]: CallArguments<Name>
): Promise<ResponseBody<Name>> {
  const call: AnyCall = options ?? {};
  const [method, path] = operations[name] ?? [];
  if (method === undefined || path === undefined) throw new TypeError(`There is no operation ${name}`);
  const response = await send(method, addressOf(path, call.params ?? {}), call);
  if (!response.ok) throw await problemOf(response);
  return (response.status === NO_CONTENT ? undefined : await response.json()) as ResponseBody<Name>;
}
