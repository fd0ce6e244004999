import rateLimit, { type FastifyRateLimitStore, type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { MINUTE_MS } from '@portal/contract/constants';
import type { Context } from '../context.ts';
import { type CallLimits, TooManyCalls } from '../platform/call-limits/index.ts';
import { clientKey } from './client-address.ts';

/** Every call of the API counts for the address, unless its operation has a limit of its own. */
const ALL_CALLS = 'address';

/** Refuses calls of a client address beyond its limits, which all processes share. */
export async function registerRateLimit(app: FastifyInstance, { config, callLimits }: Context): Promise<void> {
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => clientKey(request.ip),
    allowList: (request) => !request.url.startsWith('/api/'),
    store: storeOver(callLimits),
    errorResponseBuilder: (request, { ttl }) =>
      new TooManyCalls(request.routeOptions.config.rateLimit === undefined ? 'address' : 'operation', ttl),
  });
}

/** The shared counts, as the plugin asks for them: a class, and one of each route with a limit of its own. */
function storeOver(callLimits: CallLimits): NonNullable<RateLimitPluginOptions['store']> {
  return class Store implements FastifyRateLimitStore {
    readonly #kind: string;
    constructor(_options: unknown, kind = ALL_CALLS) {
      this.#kind = kind;
    }

    incr(...[subject, answer, , most]: Parameters<FastifyRateLimitStore['incr']>): void {
      void callLimits
        .take({ kind: this.#kind, subject, most })
        .then(({ isExceeded, remaining, resetMs }) =>
          answer(null, { current: isExceeded ? most + 1 : most - remaining, ttl: resetMs }),
        );
    }

    child(options: object): FastifyRateLimitStore {
      // Its types name the route's options here, and it passes on its own with the route in them.
      const { routeInfo } = options as { routeInfo: RouteOptions };
      return new Store(undefined, `${String(routeInfo.method)} ${routeInfo.url}`);
    }
  };
}
