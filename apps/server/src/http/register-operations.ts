import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { DomainError, type FieldFault } from '@portal/contract/error-codes';
import { identifier } from '@portal/contract/fields/identifier';
import { keyScopes, type Operation } from '@portal/contract/operations/operation';
import type { Context } from '../context.ts';
import { audited, authenticateKey, holdsKey, type KeyCaller } from '../modules/access/index.ts';
import { authenticate } from '../modules/auth/index.ts';
import { cookieName, cookieOptions } from './cookies.ts';
import type { CustomerCaller, Exchange, ImplementedOperation } from './operation.ts';
import { drainUpload, readUpload } from './upload.ts';

/** An issue whose message is no text key comes from the shape of the body, not from a field's rule. */
const SHAPE_FAULT_KEY = 'errors.errorValidation';
const textKey = /^[a-z]+(?:\.\w+)+$/u;

function faultsOf(error: z.core.$ZodError): FieldFault[] {
  return error.issues.map((issue) => ({
    path: issue.path.map(String).join('.').slice(0, 100),
    key: textKey.test(issue.message) ? issue.message : SHAPE_FAULT_KEY,
  }));
}

function parse(schema: z.ZodMiniType | undefined, value: unknown, part: 'body' | 'params' | 'other'): unknown {
  if (!schema) return undefined;
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  // An id of the wrong form names nothing: the same answer as for an unknown one.
  throw part === 'params'
    ? new DomainError('errorNotFound')
    : new DomainError('errorValidation', { errors: faultsOf(result.error) });
}

function createExchange(context: Context, request: FastifyRequest, reply: FastifyReply): Omit<Exchange, 'noteRow'> {
  const secure = context.config.publicUrl.startsWith('https:');
  return {
    requestId: request.id,
    clientAddress: request.ip,
    authorization: request.headers.authorization,
    getCookie: (name) => request.cookies[cookieName(name, secure)],
    setCookie: (name, value, { maxAgeMs }) => {
      const maxAge = maxAgeMs === undefined ? {} : { maxAge: Math.floor(maxAgeMs / 1000) };
      void reply.setCookie(cookieName(name, secure), value, { ...cookieOptions(name, secure), ...maxAge });
    },
    clearCookie: (name) => void reply.clearCookie(cookieName(name, secure), cookieOptions(name, secure)),
    readFile: () => readUpload(request),
  };
}

type Caller = { scope: 'customer'; caller: CustomerCaller } | KeyCaller;

/** Who calls, for operations that ask; undefined for those that do not. Throws errorUnauthorized for nobody. */
async function findCaller(
  context: Context,
  operation: Operation,
  authorization: string | undefined,
): Promise<Caller | undefined> {
  if (!isForKnownCallers(operation)) return undefined;
  if (holdsKey(authorization)) {
    const known = await authenticateKey(context, authorization);
    if (known) return known;
    throw new DomainError('errorUnauthorized');
  }
  const passive = operation.passive === true || operation.access !== 'customer';
  const caller = await authenticate(context, authorization, { passive });
  if (!caller) throw new DomainError('errorUnauthorized');
  return { scope: 'customer', caller };
}

function isForKnownCallers({ access }: Operation): boolean {
  return access === 'customer' || keyScopes.some((scope) => scope === access);
}

/** Does the call, if this caller may; whoever may not finds nothing, as with somebody else's id. */
async function perform(
  context: Context,
  { operation, handle }: ImplementedOperation,
  caller: Caller | undefined,
  request: FastifyRequest,
  exchange: Exchange,
): Promise<unknown> {
  if (caller && caller.scope !== operation.access) throw new DomainError('errorNotFound');
  const answer = await handle({
    context,
    caller: caller?.caller,
    params: parse(operation.params, request.params, 'params') as undefined,
    query: parse(operation.query, request.query, 'other') as undefined,
    headers: parse(operation.headers, request.headers, 'other') as undefined,
    body: parse(operation.body, request.body, 'body'),
    exchange,
  });
  if (!operation.answer) return undefined;
  const documented = safeParse(operation.answer, answer);
  if (documented.success) return documented.data;
  const faults = documented.error.issues.map((issue) => `${issue.path.map(String).join('.')} ${issue.code}`);
  throw new Error(`${operation.operationId} answers what it does not document: ${faults.join(', ')}`);
}

/** Ids that the path names; one of another form names no row. */
function rowIdsOf(params: unknown): string[] {
  return Object.values(params ?? {}).filter((value): value is string => safeParse(identifier, value).success);
}

/** As a promise: Fastify waits for ever for a hook that answers nothing. */
function drainBeforeSending(request: FastifyRequest): Promise<void> {
  drainUpload(request);
  return Promise.resolve();
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the contract; absent where a route is none of its operations. */
    operationId?: string;
    /** Whether the body is a file, which may take its time. */
    isUpload?: boolean;
    /** Another site's page makes browsers send it; it must not act on their cookies. */
    isSentByOtherSites?: boolean;
  }
}

/** Puts the operations on their paths: who calls, is the input valid, the handler, is the answer as documented. */
export function registerOperations(
  app: FastifyInstance,
  context: Context,
  implemented: readonly ImplementedOperation[],
): void {
  for (const implementation of implemented) {
    const { operation } = implementation;
    app.route({
      method: operation.method.toUpperCase(),
      url: operation.path.replaceAll(/\{(\w+)\}/gu, ':$1'),
      config: { operationId: operation.operationId, isUpload: operation.upload === true },
      ...(operation.upload ? { onSend: drainBeforeSending } : {}),
      ...(operation.mostAMinute ? { config: { rateLimit: { max: operation.mostAMinute } } } : {}),
      handler: async (request, reply) => {
        const exchange = createExchange(context, request, reply);
        const caller = await findCaller(context, operation, exchange.authorization);
        const work = (noteRow: Exchange['noteRow']) =>
          perform(context, implementation, caller, request, { ...exchange, noteRow });
        const answer =
          caller && caller.scope !== 'customer'
            ? await audited(
                context,
                {
                  keyId: caller.caller.keyId,
                  operationId: operation.operationId,
                  requestId: request.id,
                  rowIds: rowIdsOf(request.params),
                },
                work,
              )
            : await work(() => undefined);
        return operation.answer ? answer : reply.code(204).send();
      },
    });
  }
}
