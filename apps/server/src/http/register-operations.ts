import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  RouteOptions,
} from 'fastify';
import { safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { UNATTENDED_HEADER } from '@portal/contract/constants';
import { DomainError, type FieldProblem } from '@portal/contract/error-codes';
import { identifier } from '@portal/contract/fields/identifier';
import type { AccessRule, Operation } from '@portal/contract/operations/operation';
import { hasRight } from '@portal/contract/staff/roles';
import type { Context } from '../kernel/context.ts';
import { isConsoleHost } from './pages/console-host.ts';
import { sendEvents } from './requests/event-stream.ts';
import { deprecationHeaders } from './deprecation.ts';
import { createExchange } from './requests/exchange.ts';
import type { KnownPeople } from './known-people.ts';
import type {
  AuditedCall,
  CallerFinder,
  CustomerCaller,
  EventStream,
  Exchange,
  ImplementedOperation,
  KeyCaller,
  NoteRow,
  StaffPersonCaller,
} from '../kernel/operation.ts';
import { assertConsoleOrigin, ownOrigins } from './requests/origin.ts';
import { type LoggedCaller, noteCaller } from './requests/request-callers.ts';
import { drainUpload } from './requests/upload.ts';

/** A message that is not a text key comes from the body's shape, not from a field rule. */
const SHAPE_ERROR_KEY = 'errors.errorValidation';
const PATH_MAXIMUM_LENGTH = 100;
/** A body may have thousands of errors. */
const MOST_FIELD_ERRORS = 100;
export const textKey = /^[a-z]+(?:\.\w+)+$/u;

function errorsOf(error: z.core.$ZodError): FieldProblem[] {
  const problems = error.issues.flatMap((issue) =>
    pathsOf(issue).map((path) => ({
      path: path.map(String).join('.').slice(0, PATH_MAXIMUM_LENGTH),
      key: textKey.test(issue.message) ? issue.message : SHAPE_ERROR_KEY,
    })),
  );
  return problems.slice(0, MOST_FIELD_ERRORS);
}

/** Zod reports unknown fields in one issue; each gets its own error. */
function pathsOf(issue: z.core.$ZodIssue): PropertyKey[][] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

function parse(schema: z.ZodMiniType | undefined, value: unknown, part: 'body' | 'params' | 'other'): unknown {
  if (!schema) return undefined;
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  // A malformed id gets the same response as an unknown one.
  throw part === 'params'
    ? new DomainError('errorNotFound')
    : new DomainError('errorValidation', { errors: errorsOf(result.error) });
}

type Caller =
  { scope: 'customer'; caller: CustomerCaller } | KeyCaller | { scope: 'person'; caller: StaffPersonCaller };

const reach = {
  customer: ['customer'],
  partner: ['partner'],
  staff: ['staff'],
  person: ['staff', 'staffSession'],
} as const satisfies Record<Caller['scope'], readonly AccessRule[]>;

const rulesOfCallers = new Set<AccessRule>(Object.values(reach).flat());
const rulesOfPeople = new Set<AccessRule>(reach.person);

type Asking = Pick<FastifyRequest, 'method' | 'headers'>;
type Exchanged = Omit<Exchange, 'noteRow'>;

interface Answering {
  context: Context;
  finder: CallerFinder;
}

async function findCaller(
  { context, finder }: Answering,
  operation: Operation,
  request: Asking,
  exchange: Exchanged,
): Promise<Caller | undefined> {
  const { authorization } = exchange;
  if (operation.access === 'staffBrowser') {
    if (!isConsoleHost(context.config, request)) throw new DomainError('errorNotFound');
    assertOwnConsole(context, request);
  }
  if (!rulesOfCallers.has(operation.access)) return undefined;
  if (authorization === undefined && rulesOfPeople.has(operation.access))
    return { scope: 'person', caller: await getPerson({ context, finder }, operation, request, exchange) };
  if (finder.holdsKey(authorization)) {
    const known = await finder.authenticateKey(context, exchange);
    if (known) return known;
    throw new DomainError('errorUnauthorized');
  }
  const passive = operation.passive === true || operation.access !== 'customer';
  const caller = await finder.authenticate(context, authorization, { passive });
  if (!caller) throw new DomainError('errorUnauthorized');
  return { scope: 'customer', caller };
}

async function mayStillCall(...call: Parameters<typeof findCaller>): Promise<boolean> {
  try {
    return (await findCaller(...call)) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Finds the person by the console's cookie. The cookie is accepted only at the console's address, and for writes only
 * from its pages.
 */
async function getPerson(
  { context, finder }: Answering,
  operation: Operation,
  request: Asking,
  exchange: Exchanged,
): Promise<StaffPersonCaller> {
  const passive = operation.passive === true || request.headers[UNATTENDED_HEADER] !== undefined;
  const isConsole = isConsoleHost(context.config, request);
  const caller = isConsole ? await finder.authenticatePerson(context, exchange, { passive }) : undefined;
  if (!caller) throw new DomainError('errorUnauthorized');
  assertOwnConsole(context, request);
  return caller;
}

function assertOwnConsole({ config }: Context, request: Asking): void {
  assertConsoleOrigin(request, ownOrigins([config.consoleUrl], config.mode === 'development'));
}

function assertAllowed(operation: Operation, { scope, caller }: Caller): void {
  const rules: readonly AccessRule[] = reach[scope];
  if (!rules.includes(operation.access)) throw new DomainError('errorNotFound');
  const isOfStaff = scope === 'staff' || scope === 'person';
  if (isOfStaff && operation.right !== undefined && !hasRight(caller.role, operation.right))
    throw new DomainError('errorForbidden');
}

async function perform(
  context: Context,
  { operation, handle }: ImplementedOperation,
  caller: Caller | undefined,
  { request, exchange, untilLeft: left }: { request: FastifyRequest; exchange: Exchange; untilLeft: () => AbortSignal },
): Promise<unknown> {
  if (caller) assertAllowed(operation, caller);
  const response = await handle({
    context,
    caller: caller?.caller,
    params: parse(operation.params, request.params, 'params') as undefined,
    query: parse(operation.query, request.query, 'other') as undefined,
    headers: parse(operation.headers, request.headers, 'other') as undefined,
    body: parse(operation.body, request.body, 'body'),
    exchange,
    untilLeft: left,
  });
  if (!operation.response || operation.stream) return response;
  const documented = safeParse(operation.response, response);
  if (documented.success) return documented.data;
  const errors = documented.error.issues.map((issue) => `${issue.path.map(String).join('.')} ${issue.code}`);
  throw new Error(`${operation.operationId} returned an undocumented response: ${errors.join(', ')}`);
}

/**
 * Audit identity of a call; undefined for customers, for people's own sessions, and for calls that pages repeat by
 * themselves.
 */
function auditedAs(
  { access, unaudited }: Operation,
  { scope, caller }: Caller,
): Pick<AuditedCall, 'keyId' | 'personId'> | undefined {
  if (scope === 'customer' || access === 'staffSession' || unaudited) return undefined;
  return { keyId: caller.keyId, personId: scope === 'partner' ? null : caller.personId };
}

/** Log identity of a call; for a customer, only the fact that a customer called. */
function loggedAs({ scope, caller }: Caller): LoggedCaller {
  if (scope === 'customer') return { kind: scope };
  if (scope === 'partner') return { kind: scope, keyId: caller.keyId };
  return caller.keyId === null ? { kind: 'person', personId: caller.personId } : { kind: 'staff', keyId: caller.keyId };
}

function rowIdsOf(params: unknown): string[] {
  return Object.values(params ?? {}).filter((value): value is string => safeParse(identifier, value).success);
}

/** Returns a promise because Fastify waits forever for a hook that returns nothing. */
function drainBeforeSending(request: FastifyRequest): Promise<void> {
  drainUpload(request);
  return Promise.resolve();
}

function sendsAlways(headers: Record<string, string>): onRequestHookHandler {
  return (_request, reply, done) => {
    void reply.headers(headers);
    done();
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
    isProbe?: boolean;
    isUpload?: boolean;
    /** Whether browsers send this request on behalf of another site, and therefore without cookies. */
    isSentByOtherSites?: boolean;
  }
}

function configOf({ operationId, upload, mostAMinute }: Operation): FastifyContextConfig {
  return {
    operationId,
    isUpload: upload === true,
    ...(mostAMinute === undefined ? {} : { rateLimit: { max: mostAMinute } }),
  };
}

function untilLeft(reply: FastifyReply, ends: AbortSignal): AbortSignal {
  const left = new AbortController();
  reply.raw.on('close', () => left.abort());
  return AbortSignal.any([left.signal, ends]);
}

/**
 * The work list is 40 KB of JSON and a tenth of that compressed. Only for staff: their cookie is sent only by the
 * console's own pages, so no other site can provoke responses whose lengths reveal their content (BREACH).
 */
function compressionOf({ access, method, stream }: Operation): NonNullable<RouteOptions['compress']> {
  return access === 'staff' && method === 'get' && !stream && { encodings: ['br', 'gzip'] };
}

export function registerOperations(
  app: FastifyInstance,
  { people, ...answering }: Answering & { people: KnownPeople },
  implemented: readonly ImplementedOperation[],
): void {
  const { context, finder } = answering;
  const ends = new AbortController();
  // Open streams would keep the server from closing.
  app.addHook('preClose', (done) => {
    ends.abort();
    done();
  });
  for (const implementation of implemented) {
    const { operation } = implementation;
    const goes = operation.deprecated && deprecationHeaders(operation.deprecated, context.config);
    app.route({
      method: operation.method.toUpperCase(),
      url: operation.path.replaceAll(/\{(\w+)\}/gu, ':$1'),
      config: configOf(operation),
      compress: compressionOf(operation),
      ...(operation.upload ? { onSend: drainBeforeSending } : {}),
      // Refusals carry the deprecation headers, too.
      ...(goes && { onRequest: sendsAlways(goes) }),
      handler: async (request, reply) => {
        const exchange = createExchange(context, request, reply);
        const caller = await findCaller(answering, operation, request, exchange);
        if (caller) noteCaller(request, loggedAs(caller));
        if (caller?.scope === 'person') people.note(exchange.getCookie('staffSession') ?? '', caller.caller.personId);
        const work = (noteRow: NoteRow) =>
          perform(context, implementation, caller, {
            request,
            exchange: { ...exchange, noteRow },
            untilLeft: () => untilLeft(reply, ends.signal),
          });
        const identity = caller && auditedAs(operation, caller);
        const response = identity
          ? await finder.audited(
              context,
              {
                ...identity,
                operationId: operation.operationId,
                requestId: request.id,
                rowIds: rowIdsOf(request.params),
              },
              work,
            )
          : await work(() => undefined);
        if (operation.stream) {
          return sendEvents(reply, response as EventStream, () =>
            mayStillCall(answering, operation, request, exchange),
          );
        }
        return operation.response ? response : reply.code(204).send();
      },
    });
  }
}
