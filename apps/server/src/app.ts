import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { STATEMENT_FILE_MAXIMUM_BYTES } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { constantText } from './http/constant-text.ts';
import { clientKey } from './http/client-address.ts';
import { type DevelopmentParts, registerDevelopment } from './http/development.ts';
import { buildApiDocument } from './http/document.ts';
import { registerHealth } from './http/health.ts';
import { registerJsonBody } from './http/json-body.ts';
import type { Metrics } from './http/metrics.ts';
import { registerPartnersAndStaffReference } from './http/partners-and-staff-reference.ts';
import { findForeignOrigin, ownOrigins } from './http/origin.ts';
import { registerOverload } from './http/overload.ts';
import { registerPortalPages } from './http/portal-pages.ts';
import { PROBLEM_MEDIA_TYPE, toProblem, toRefusal } from './http/problems.ts';
import { registerOperations } from './http/register-operations.ts';
import { RequestLog } from './http/request-log.ts';
import { protectiveHeaders } from './http/security-headers.ts';
import { registerSlowBodies } from './http/slow-bodies.ts';
import {
  implementedOperations,
  openOwnArchive,
  openStatement,
  registerBankNotices,
  registerDownloads,
  registerGoogleReturn,
} from './modules/index.ts';

const BODY_LIMIT_BYTES = 65_536;
const HEADERS_TIMEOUT_MS = 15_000;
/** How often connections are looked through for those that take too long. */
const CONNECTIONS_CHECK_MS = 5000;
const IDLE_CONNECTION_TIMEOUT_MS = 60_000;
/** Long enough for 15 MB on a slow phone. */
const REQUEST_TIMEOUT_MS = 300_000;
const PARAMETER_MAXIMUM_LENGTH = 200;

export interface AppOptions {
  /** Folder of the built portal; absent in tests of the API alone. */
  portalDist?: string;
  development?: DevelopmentParts;
  /** What counts the calls, where it is read. */
  metrics?: Metrics;
  /** Whether calls are turned away while the process is late; a test that keeps it busy itself goes without. */
  shedsLoad?: boolean;
}

/** A number of proxies becomes Fastify's question about each hop, counted from the server outward. */
function trustedProxies(trusted: Config['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}

/** Every failure leaves as a problem answer; only failures of ours reach the log. */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(toRefusal(error), request.id);
  if (problem.status >= 500) request.log.error({ reqId: request.id, err: error }, 'request failed');
  if (problem.retryAfterSeconds !== undefined) void reply.header('retry-after', String(problem.retryAfterSeconds));
  void reply.code(problem.status).type(PROBLEM_MEDIA_TYPE).send(JSON.stringify(problem));
}

/** Builds the HTTP side of the server over a context. It listens only when told to. */
export async function buildApp(context: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = context;
  const loggerInstance: FastifyBaseLogger = context.logger;
  const protection = protectiveHeaders(config, [context.bank.widget.origin]);
  const app = fastify({
    loggerInstance,
    logController: new RequestLog(context.logger),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_CONNECTION_TIMEOUT_MS,
    http: { connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    routerOptions: { maxParamLength: PARAMETER_MAXIMUM_LENGTH },
    genReqId: () => context.random.uuid(),
    // Its lines say themselves which request they are about.
    childLoggerFactory: (logger) => logger,
    // What the router refuses meets no hook.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(protection).header('cache-control', 'no-store');
      answerError(error, request, reply);
    },
    forceCloseConnections: 'idle',
  });
  app.server.headersTimeout = HEADERS_TIMEOUT_MS;

  app.setErrorHandler(answerError);
  const isOwnOrigin = ownOrigins(config.publicUrl, config.mode === 'development');
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(protection);
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    done(request.routeOptions.config.isSentByOtherSites ? undefined : findForeignOrigin(request, isOwnOrigin));
  });
  options.metrics?.watch(app);
  if (options.shedsLoad) await registerOverload(app);
  registerSlowBodies(app);
  registerJsonBody(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request) => clientKey(request.ip),
    allowList: (request) => !request.url.startsWith('/api/'),
  });

  app.get('/api/openapi.json', constantText(JSON.stringify(buildApiDocument()), 'application/json; charset=utf-8'));
  registerPartnersAndStaffReference(app);
  registerOperations(
    app,
    context,
    implementedOperations.filter(({ operation }) => !operation.upload),
  );
  // In a scope of its own, since its hooks would run for every call.
  await app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { files: 1, fields: 0, fileSize: STATEMENT_FILE_MAXIMUM_BYTES + 1, headerPairs: 100 },
      throwFileSizeLimit: false,
    });
    registerOperations(
      uploads,
      context,
      implementedOperations.filter(({ operation }) => operation.upload),
    );
  });
  registerDownloads(app, context, {
    findFile: (statementId) => openStatement(context, statementId),
    openArchive: (owner) => openOwnArchive(context, owner),
  });
  await registerBankNotices(app, context);
  await registerGoogleReturn(app, context);
  registerHealth(app, context);
  if (options.development) registerDevelopment(app, context.jobs, options.development);
  if (options.portalDist) await registerPortalPages(app, config, options.portalDist);
  else app.setNotFoundHandler(() => Promise.reject(new DomainError('errorNotFound')));
  return app;
}
