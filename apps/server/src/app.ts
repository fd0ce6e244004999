import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { STATEMENT_FILE_MAXIMUM_BYTES } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import { paths } from '@portal/contract/routes';
import type { Context } from './kernel/context.ts';
import { registerApiDocuments } from './http/api-document/index.ts';
import { registerConsolePages } from './http/pages/console-pages.ts';
import { type DevelopmentParts, registerDevelopment } from './http/development.ts';
import { type Leaving, registerHealth } from './http/health.ts';
import { registerJsonBody } from './http/requests/json-body.ts';
import type { Metrics } from './http/metrics.ts';
import { findForeignOrigin, ownOrigins } from './http/requests/origin.ts';
import { registerOverload } from './http/limits/overload.ts';
import { refuseUnparsed } from './http/requests/parser-errors.ts';
import { isPageRequest, registerPortalPages } from './http/pages/portal-pages.ts';
import { PROBLEM_MEDIA_TYPE, toProblem, toRefusal } from './http/problems.ts';
import { registerOperations } from './http/register-operations.ts';
import { createKnownPeople, type KnownPeople } from './http/known-people.ts';
import { registerRateLimit } from './http/limits/rate-limit.ts';
import { requestNamer, traceIdOf } from './http/requests/request-ids.ts';
import { registerRequestSpans } from './http/requests/request-spans.ts';
import { RequestLog } from './http/requests/request-log.ts';
import { protectiveHeaders } from './http/security-headers.ts';
import { registerSlowBodies } from './http/limits/slow-bodies.ts';
import { trustOf } from './http/limits/trusted-proxy.ts';
import { countRefusal } from './platform/call-limits/index.ts';
import { currentTracer } from './platform/telemetry/tracing.ts';
import {
  finder,
  implementedOperations,
  isKeyInUse,
  isStaffSessionOpen,
  openOwnArchive,
  openDocument,
  openStatement,
  registerBankNotices,
  registerDownloads,
  registerGoogleReturn,
  registerNameWords,
  registerOneClickStop,
  openWholeApplication,
  registerStaffOidc,
  renderApplicationCopy,
} from './modules/index.ts';

const BODY_LIMIT_BYTES = 65_536;
const HEADERS_TIMEOUT_MS = 15_000;
const CONNECTIONS_CHECK_MS = 5000;
const IDLE_CONNECTION_TIMEOUT_MS = 60_000;
/** Long enough for uploading 15 MB from a slow phone. */
const REQUEST_TIMEOUT_MS = 300_000;
const PARAMETER_MAXIMUM_LENGTH = 200;
const UNAUTHORIZED = 401;

export interface AppOptions {
  portalDist?: string;
  consoleDist?: string;
  development?: DevelopmentParts;
  metrics?: Metrics;
  leaving?: Leaving;
  /** Whether to refuse calls under overload; off in tests that deliberately keep the process busy. */
  shedsLoad?: boolean;
}

const staying: Leaving = { hasBegun: false };

/** Authentication challenge (RFC 6750, section 3), with an error if an unknown token was sent. */
function challengeTo({ headers }: FastifyRequest): string {
  return `Bearer realm="portal"${headers.authorization === undefined ? '' : ', error="invalid_token"'}`;
}

/** Every error becomes a problem response; only our own errors are logged. */
function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const [reqId, traceId] = [request.id, traceIdOf(request)];
  const problem = toProblem(toRefusal(error), reqId, traceId);
  if (problem.code === 'errorTooManyRequests') countRefusal(error);
  if (problem.status >= 500) request.log.error({ reqId, traceId, err: error }, 'request failed');
  if (problem.status === UNAUTHORIZED) void reply.header('www-authenticate', challengeTo(request));
  if (problem.retryAfterSeconds !== undefined) void reply.header('retry-after', String(problem.retryAfterSeconds));
  void reply.code(problem.status).type(PROBLEM_MEDIA_TYPE).send(JSON.stringify(problem));
}

export async function buildApp(context: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = context;
  const { leaving = staying } = options;
  const app = createApp(context, leaving);
  options.metrics?.watch(app);
  const isOverloaded = options.shedsLoad ? await registerOverload(app) : undefined;
  registerSlowBodies(app);
  registerJsonBody(app);
  await app.register(cookie);
  await app.register(compress, { global: false, globalDecompression: false });
  const people = createKnownPeople(context.clock);
  await registerRateLimit(app, context, people);

  await registerApi(app, context, people);
  registerHealth(app, context, leaving, isOverloaded);
  if (options.development) registerDevelopment(app, context.jobs, options.development);
  if (options.portalDist) await registerPortalPages(app, config, options.portalDist);
  else app.setNotFoundHandler(() => Promise.reject(new DomainError('errorNotFound')));
  if (options.consoleDist) await registerConsolePages(app, config, options.consoleDist);
  return app;
}

/** Builds the HTTP server of a worker process, which only has health checks. It does not listen yet. */
export function buildWorkerApp(
  context: Context,
  { leaving = staying, metrics }: Pick<AppOptions, 'leaving' | 'metrics'> = {},
): FastifyInstance {
  const app = createApp(context, leaving);
  metrics?.watch(app);
  registerHealth(app, context, leaving);
  app.setNotFoundHandler(() => Promise.reject(new DomainError('errorNotFound')));
  return app;
}

function createApp(context: Context, leaving: Leaving): FastifyInstance {
  const { config } = context;
  const loggerInstance: FastifyBaseLogger = context.logger;
  const protection = protectiveHeaders(config, [context.bank.widget.origin]);
  const isTrusted = trustOf(config.trustProxy);
  const app = fastify({
    loggerInstance,
    logController: new RequestLog(context.logger),
    trustProxy: config.trustProxy === false ? false : isTrusted,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_CONNECTION_TIMEOUT_MS,
    http: { connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    routerOptions: { maxParamLength: PARAMETER_MAXIMUM_LENGTH },
    genReqId: requestNamer(isTrusted, () => context.random.uuid()),
    // Log lines already name their request.
    childLoggerFactory: (logger) => logger,
    // Hooks do not run for requests that the router refuses.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(protection).header('cache-control', 'no-store');
      if (isPageRequest(request)) void reply.redirect(paths.eligibilityCheck);
      else sendError(error, request, reply);
    },
    clientErrorHandler: refuseUnparsed(protection, () => context.random.uuid()),
    forceCloseConnections: 'idle',
    // While closing, requests on kept-alive connections are still served.
    return503OnClosing: false,
  });
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;

  const tracer = currentTracer();
  if (tracer) registerRequestSpans(app, tracer);
  app.setErrorHandler(sendError);
  // Closes kept-alive connections, so that the balancer notices the shutdown on each of them.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving.hasBegun) void reply.header('connection', 'close');
    done();
  });
  const isOwnOrigin = ownOrigins([config.publicUrl, config.consoleUrl], config.mode === 'development');
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(protection);
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    done(request.routeOptions.config.isSentByOtherSites ? undefined : findForeignOrigin(request, isOwnOrigin));
  });
  return app;
}

async function registerApi(app: FastifyInstance, context: Context, people: KnownPeople): Promise<void> {
  registerApiDocuments(app, context.config);
  registerOperations(
    app,
    { context, people, finder },
    implementedOperations.filter(({ operation }) => !operation.upload),
  );
  // Registered in its own scope, because its hooks would otherwise run for every call.
  await app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { parts: 1, fields: 0, fileSize: STATEMENT_FILE_MAXIMUM_BYTES + 1, headerPairs: 100 },
      throwFileSizeLimit: false,
    });
    registerOperations(
      uploads,
      { context, people, finder },
      implementedOperations.filter(({ operation }) => operation.upload),
    );
  });
  registerDownloads(app, context, {
    isSessionOpen: (sessionId) => isStaffSessionOpen(context, sessionId),
    isKeyInUse: (keyId) => isKeyInUse(context.database.query, keyId),
    findStatement: (statementId) => openStatement(context, statementId),
    findDocument: (documentId) => openDocument(context, documentId),
    renderCopy: (own) => renderApplicationCopy(context, own),
    openWhole: (own) => openWholeApplication(context, own),
    openArchive: (owner) => openOwnArchive(context, owner),
  });
  await registerBankNotices(app, context);
  await registerGoogleReturn(app, context);
  await registerOneClickStop(app, context);
  registerStaffOidc(app, context);
  registerNameWords(app, context);
}
