import fastify, { type RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { defineOperation } from '@portal/contract/operations/operation';
import type { Context } from '../kernel/context.ts';
import { systemClock } from '../platform/clock.ts';
import { finder, implementedOperations } from '../modules/index.ts';
import { documentOperation } from './api-document/operations.ts';
import { SchemaBook } from '@portal/contract/documents/schema-book';
import { implement } from '../kernel/operation.ts';
import { createKnownPeople } from './known-people.ts';
import { registerOperations } from './register-operations.ts';

const people = createKnownPeople(systemClock);

test('the route of every operation has its operation, its rate limit, and whether it takes a file', () => {
  const configs: RouteOptions['config'][] = [];
  const app = fastify({ exposeHeadRoutes: false });
  app.addHook('onRoute', ({ config }) => void configs.push(config));
  registerOperations(app, { context: {} as Context, people, finder }, implementedOperations);

  const expected = implementedOperations.map(({ operation: { operationId, upload, mostAMinute } }) => ({
    operationId,
    isUpload: upload === true,
    ...(mostAMinute ? { rateLimit: { max: mostAMinute } } : {}),
  }));
  expect(configs).toMatchObject(expected);
  expect(expected.some((config) => 'rateLimit' in config)).toBe(true);
});

test('a deprecated operation says so in its document and in every response, including errors', async () => {
  const going = defineOperation({
    operationId: 'Partner_ListReferrals',
    method: 'get',
    path: '/api/partner/old',
    summary: 'The referrals of before.',
    access: 'anyone',
    errors: [],
    deprecated: { since: '2026-01-15', ends: '2027-02-01', instead: 'Partner_ListMore' },
  });
  const app = fastify();
  const context = { config: { publicUrl: 'https://apply.lender.example' } } as Context;
  registerOperations(app, { context, people, finder }, [implement(going, () => Promise.reject(new Error('refused')))]);
  const { headers, statusCode } = await app.inject(going.path);
  await app.close();
  expect(statusCode).toBe(500);
  expect(headers).toMatchObject({
    deprecation: '@1768435200',
    sunset: 'Mon, 01 Feb 2027 00:00:00 GMT',
    link: '<https://apply.lender.example/api/partner>; rel="deprecation"; type="text/html"',
  });
  const documented = documentOperation(going, new SchemaBook((key) => key)) as {
    deprecated: boolean;
    description: string;
  };
  expect(documented.deprecated).toBe(true);
  expect(documented.description).toContain('it ends on 2027-02-01. Call `Partner_ListMore` instead.');
});
