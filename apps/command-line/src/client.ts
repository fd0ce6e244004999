import type * as z from 'zod/mini';
import type { ErrorCode } from '@portal/contract/error-codes';
import { type Problem, problem } from '@portal/contract/problem';
import type { Operation } from '@portal/contract/operations/operation';

type AnswerOf<O extends Operation> = O['answer'] extends z.ZodMiniType ? z.output<O['answer']> : undefined;

export interface CallInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
}

/** The portal refused, or could not be reached. Its message is for the person at the terminal. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** What the portal answered, where it refused. */
  readonly problem: Problem | undefined;

  constructor(message: string, refusal?: Problem) {
    super(message);
    this.problem = refusal;
  }
}

/** Calls of the running portal with a staff key. */
export interface Client {
  call<O extends Operation>(operation: O, input?: CallInput): Promise<AnswerOf<O>>;
  /** The file of a ticket's path. */
  download(path: string): Promise<{ fileName: string; content: Uint8Array }>;
}

/** @param publicUrl where the portal runs, such as `https://apply.lender.ca` */
export function createClient(publicUrl: string, key: string): Client {
  if (!URL.canParse(publicUrl)) throw new CommandError(`PUBLIC_URL is no address: ${publicUrl}`);
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    let response: Response;
    try {
      response = await fetch(new URL(path, publicUrl), init);
    } catch {
      throw new CommandError(`The portal at ${publicUrl} does not answer.`);
    }
    if (!response.ok) {
      const refusal = await readProblem(response);
      throw new CommandError(explain(response.status, refusal), refusal);
    }
    return response;
  };

  return {
    call: async (operation, { params = {}, query = {}, body } = {}) => {
      const path = operation.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      );
      const wanted = Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      );
      const search = new URLSearchParams(wanted as [string, string][]).toString();
      const response = await send(search === '' ? path : `${path}?${search}`, {
        method: operation.method.toUpperCase(),
        headers: {
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return (operation.answer ? await response.json() : undefined) as AnswerOf<typeof operation>;
    },

    download: async (path) => {
      const response = await send(path, {});
      const encoded = /filename\*=UTF-8''([^;]+)/u.exec(response.headers.get('content-disposition') ?? '')?.[1];
      return {
        fileName: encoded === undefined ? 'download.pdf' : decodeURIComponent(encoded),
        content: new Uint8Array(await response.arrayBuffer()),
      };
    },
  };
}

async function readProblem(response: Response): Promise<Problem | undefined> {
  const read = problem.safeParse(await response.json().catch(() => undefined));
  return read.data;
}

/** What a newcomer can do about it; other codes speak for themselves. */
const reasons: Partial<Record<ErrorCode, string>> = {
  errorUnauthorized: 'The key is not known, or was revoked (PORTAL_API_KEY).',
  errorNotFound: 'Refused: errorNotFound. There is nothing by that id, or this key may not see it.',
  errorAlreadyExists: 'Refused: errorAlreadyExists. There is one already.',
  errorNothingAsked: 'Refused: errorNothingAsked. It was answered before.',
};

/** Where the portal names no field, it is the state of the thing that does not allow it. */
function reasonOf({ code, errors = [] }: Problem): string {
  if (code === 'errorValidation' && errors.length === 0) {
    return 'Refused: errorValidation. As it stands now, this cannot be done to it.';
  }
  return reasons[code] ?? `Refused: ${code}.`;
}

function explain(status: number, refusal: Problem | undefined): string {
  if (refusal === undefined) return `The portal answered ${status}.`;
  const { errors = [], requestId, retryAfterSeconds } = refusal;
  return [
    reasonOf(refusal),
    ...errors.map(({ path, key }) => `  ${path}: ${key === 'errors.errorValidation' ? 'not accepted' : key}`),
    ...(retryAfterSeconds === undefined ? [] : [`  Try again in ${retryAfterSeconds} seconds.`]),
    ...(requestId === undefined ? [] : [`  Request ${requestId}`]),
  ].join('\n');
}
