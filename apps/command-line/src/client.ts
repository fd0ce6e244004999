import { setTimeout as delay } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { SECOND_MS } from '@portal/contract/constants';
import type { ErrorCode } from '@portal/contract/error-codes';
import { type Problem, problem } from '@portal/contract/problem';
import type { Operation } from '@portal/contract/operations/operation';
import englishTexts from '@portal/locales/en.json' with { type: 'json' };
import { findText } from '@portal/locales/find-text';
import { plain } from './output.ts';

/** Call limits reset every minute. */
const LONGEST_WAIT_SECONDS = 60;
const MOST_WAITS = 20;

export type ResponseOf<O extends Operation> = O['response'] extends z.ZodMiniType ? z.output<O['response']> : unknown;

export interface CallInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Whether to wait as long as a busy portal requires, as when fetching several pages. */
  isPatient?: boolean;
}

/** The portal refused the call or could not be reached. The message is shown in the terminal. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly problem: Problem | undefined;

  constructor(message: string, refusal?: Problem) {
    super(message);
    this.problem = refusal;
  }
}

export interface Client {
  call<O extends Operation>(operation: O, input?: CallInput): Promise<ResponseOf<O>>;
  download(path: string): Promise<Uint8Array>;
}

export function createClient(publicUrl: string, key: string): Client {
  if (!URL.canParse(publicUrl)) throw new CommandError(`PUBLIC_URL is not a valid address: ${publicUrl}`);
  const send = async (path: string, init: RequestInit, triesLeft = 0): Promise<Response> => {
    let response: Response;
    try {
      response = await fetch(new URL(path, publicUrl), init);
    } catch {
      throw new CommandError(`The portal at ${publicUrl} is not responding.`);
    }
    if (response.ok) return response;

    const refusal = await readProblem(response);
    const seconds = refusal?.retryAfterSeconds;
    if (triesLeft === 0 || seconds === undefined || seconds > LONGEST_WAIT_SECONDS)
      throw new CommandError(explain(response.status, refusal), refusal);
    await delay(seconds * SECOND_MS);
    return send(path, init, triesLeft - 1);
  };

  return {
    call: async (operation, { params, query, headers, body, isPatient = false } = {}) => {
      const init = {
        method: operation.method.toUpperCase(),
        headers: {
          ...headers,
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      };
      const response = await send(addressOf(operation, params, query), init, isPatient ? MOST_WAITS : 0);
      return (operation.response ? await response.json() : undefined) as ResponseOf<typeof operation>;
    },

    download: async (path) => new Uint8Array(await (await send(path, {})).arrayBuffer()),
  };
}

function addressOf({ path }: Operation, params: CallInput['params'] = {}, query: CallInput['query'] = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

async function readProblem(response: Response): Promise<Problem | undefined> {
  const read = problem.safeParse(await response.json().catch(() => undefined));
  return read.data;
}

/** Hints for new users; the other codes are self-explanatory. */
const reasons: Partial<Record<ErrorCode, string>> = {
  errorUnauthorized: 'The key is unknown or has been revoked (PORTAL_API_KEY).',
  errorNotFound: 'Refused: errorNotFound. Nothing has that id, or this key cannot access it.',
  errorAlreadyExists: 'Refused: errorAlreadyExists. It already exists.',
  errorLastAdministrator: 'Refused: errorLastAdministrator. No one else is an administrator.',
  errorLenderCount: 'Refused: errorLenderCount. The maximum number of lenders has been added.',
  errorTemplateCount: 'Refused: errorTemplateCount. The maximum number of templates has been reached.',
  errorNothingAsked: 'Refused: errorNothingAsked. It has already been answered.',
};

/** A validation error without fields means that the resource's state does not allow the action. */
function reasonOf({ code, errors = [] }: Problem): string {
  if (code === 'errorValidation' && errors.length === 0)
    return 'Refused: errorValidation. Its current state does not allow this.';

  return reasons[code] ?? `Refused: ${code}.`;
}

/** Says what is wrong with a value, in English. A newer portal may send unknown keys. */
export function whyRefused(key: string): string {
  if (key === 'errors.errorValidation') return 'not accepted';
  return findText(englishTexts, 'en', key) ?? key;
}

function explain(status: number, refusal: Problem | undefined): string {
  if (refusal === undefined) return `The portal responded with ${status}.`;
  const { errors = [], requestId, retryAfterSeconds } = refusal;
  return [
    reasonOf(refusal),
    ...errors.map(({ path, key }) => `  ${plain(path)}: ${plain(whyRefused(key))}`),
    ...(retryAfterSeconds === undefined ? [] : [`  Try again in ${retryAfterSeconds} seconds.`]),
    ...(requestId === undefined ? [] : [`  Request ${plain(requestId)}`]),
  ].join('\n');
}
