import fastify, { type RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { implementedOperations } from '../modules/index.ts';
import { registerOperations } from './register-operations.ts';

test('the route of every operation knows its operation, its rate limit, and whether it takes a file', () => {
  const configs: RouteOptions['config'][] = [];
  const app = fastify({ exposeHeadRoutes: false });
  app.addHook('onRoute', ({ config }) => void configs.push(config));
  registerOperations(app, {} as Context, implementedOperations);

  const expected = implementedOperations.map(({ operation: { operationId, upload, mostAMinute } }) => ({
    operationId,
    isUpload: upload === true,
    ...(mostAMinute ? { rateLimit: { max: mostAMinute } } : {}),
  }));
  expect(configs).toMatchObject(expected);
  expect(expected.some((config) => 'rateLimit' in config)).toBe(true);
});
