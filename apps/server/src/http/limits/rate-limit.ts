import rateLimit, { type FastifyRateLimitStore, type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { MINUTE_MS } from '@portal/contract/constants';
import type { Context } from '../../kernel/context.ts';
import { type CallLimits, type LimitKind, TooManyCalls } from '../../platform/call-limits/index.ts';
import { clientKey } from './client-address.ts';
import { cookieName } from '../requests/cookies.ts';
import type { KnownPeople } from '../known-people.ts';

const ALL_CALLS = 'address';

/**
 * Applies call limits shared by all processes: per signed-in staff member, otherwise per client address, since an
 * office with many people has one address.
 */
export async function registerRateLimit(
  app: FastifyInstance,
  { config, callLimits }: Context,
  people: KnownPeople,
): Promise<void> {
  const sessionCookie = cookieName('staffSession', config.consoleUrl.startsWith('https:'));
  const personOf = ({ cookies }: FastifyRequest) => people.find(cookies[sessionCookie] ?? '');
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => personOf(request) ?? clientKey(request.ip),
    allowList: (request) => !request.url.startsWith('/api/'),
    store: storeOver(callLimits),
    errorResponseBuilder: (request, { ttl }) => new TooManyCalls(limitOf(request, personOf(request)), ttl),
  });
}

function limitOf({ routeOptions }: FastifyRequest, personId: string | undefined): LimitKind {
  if (routeOptions.config.rateLimit !== undefined) return 'operation';
  return personId === undefined ? 'address' : 'person';
}

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
      // The plugin's types omit the route, which it does pass.
      const { routeInfo } = options as { routeInfo: RouteOptions };
      return new Store(undefined, `${String(routeInfo.method)} ${routeInfo.url}`);
    }
  };
}
