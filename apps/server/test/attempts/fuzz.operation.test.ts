import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { getApplication } from '@portal/contract/operations/application';
import { getSession } from '@portal/contract/operations/auth';
import { operations, partnerAndStaffOperations } from '@portal/contract/operations/index';
import type { Operation } from '@portal/contract/operations/operation';
import { type Callers, openCallers, type Role, roles, scopes } from './callers.ts';
import { ordinaryDatabases } from '../database/databases.ts';
import { type Distortion, distortionOf, type JsonSchema, TYPED_MARK } from './hostile-requests.ts';
import { openTestServer, type TestServer } from '../test-context.ts';
import { type Ids, validCall } from './valid-calls.ts';
import { withoutReferences } from '../database/without-references.ts';

const isFull = process.env.TEST_FULL === '1';
const REQUESTS = isFull ? 10_000 : 2000;
/** Ordinary runs repeat the same requests; full runs generate new ones, and `FUZZ_SEED` reproduces a failure. */
const SEED = Number(process.env.FUZZ_SEED ?? (isFull ? Date.now() % 2 ** 31 : 1));

/** Streams never end; the authorisation tests call them. */
const all = [...operations, ...partnerAndStaffOperations].filter(({ stream }) => stream !== true);
const databases = ordinaryDatabases();
const REQUESTS_PER_OPERATION = Math.ceil(REQUESTS / databases.length / all.length);
/**
 * Minimum share of operations that succeed at least once, with any seed: 0.60 to 0.66 in practice. The others need a
 * mailed code, a login or a certain state.
 */
const LEAST_SHARE_ANSWERED = 0.5;
const MOST_FAILURES_SHOWN = 5;
const LONGEST_SHOWN = 500;

interface DocumentedOperation {
  parameters: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { 'x-codes'?: string[]; content?: Record<string, { schema: JsonSchema }> }>;
}

interface ApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: { Problem: JsonSchema; FieldError: FieldErrorSchema } };
}

interface FieldErrorSchema extends JsonSchema {
  properties: { path: JsonSchema; key: JsonSchema & { 'x-keys': Record<string, string> } };
}

interface Sent {
  who: Role;
  ids: number;
  versionOffset: number;
  distortion: Distortion;
}

const innards = /\bat .+:\d+:\d+|node_modules|\.ts:\d+|\b(?:select|insert into|update) "/iu;

describe.each(databases)('randomly generated requests on %s', (kind) => {
  let server: TestServer;
  let callers: Callers;
  let generation = 0;
  let version = 0;
  const documents: ApiDocument[] = [];
  const log: string[] = [];
  const statuses = new Map<number, number>();
  const answered = new Set<string>();

  const open = async () => {
    generation += 1;
    callers = await openCallers(server, `fuzz${String(generation)}`);
    version = callers.owned.version;
  };
  beforeAll(async () => {
    process.stdout.write(`made-up requests on ${kind}: FUZZ_SEED=${String(SEED)}\n`);
    server = await openTestServer(kind, {
      environment: { SESSION_RECORDER: 'on', LOG_LEVEL: 'trace' },
      log: { write: (line) => log.push(line) },
    });
    for (const url of ['/api/openapi.json', '/api/partner/openapi.json', '/api/staff/openapi.json'])
      documents.push(withoutReferences((await server.app.inject(url)).json<ApiDocument>()));
    await open();
  });
  afterAll(() => server.close());

  async function reopenWhatEnded(): Promise<void> {
    const { owner, other, staff } = callers.as;
    const params = { applicationId: callers.owned.open.applicationId };
    const found = await owner.call(getApplication, { params });
    const others = await other.call(getSession);
    const program = await staff.call(getSession);
    const isUsable = found.status === 200 && found.body.status === 'incomplete' && others.status === 200;
    if (!isUsable || program.status !== 404) await open();
    else version = found.body.version;
  }

  function documented({ path, method }: Operation): DocumentedOperation {
    const found = documents.map(({ paths }) => paths[path]?.[method]).find((each) => each !== undefined);
    if (!found) throw new Error(`${method} ${path} is in no document`);
    return found;
  }

  function requestOf(operation: Operation, { who, ids, versionOffset, distortion }: Sent): InjectOptions {
    const sets: Ids[] = [callers.owned.open, callers.owned.submitted, callers.others.open, callers.invented];
    const call = validCall(operation, sets[ids] ?? callers.invented, version + versionOffset);
    const { accessToken } = callers.as[who];
    let index = 0;
    const path = operation.path.replaceAll(
      /\{(\w+)\}/gu,
      (_, name: string) => distortion.parameters[index++] ?? call.params?.[name] ?? '',
    );
    const query = [new URLSearchParams(call.query).toString(), distortion.query]
      .filter((part) => part !== '')
      .join('&');
    return {
      method: operation.method,
      url: query === '' ? path : `${path}?${query}`,
      remoteAddress: `10.9.${String(ids)}.${String(1 + roles.indexOf(who))}`,
      headers: {
        host: distortion.host,
        ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
        ...call.headers,
        ...distortion.headers,
        ...(operation.method === 'get' ? {} : contentTypeOf(operation, distortion)),
      },
      ...(operation.method === 'get' ? {} : { payload: payloadOf(operation, call.body, distortion) }),
    };
  }

  function faultsOf(operation: Operation, who: Role, response: LightMyRequestResponse): string[] {
    const { statusCode, body, headers } = response;
    const { responses } = documented(operation);
    const described = responses[String(statusCode)];
    const faults = [
      statusCode >= 500 && `${String(statusCode)} is a failure of ours`,
      !described && `${String(statusCode)} is not documented`,
      innards.test(body) && 'shows the innards',
      headers['x-content-type-options'] !== 'nosniff' && 'may be taken for something else',
      headers['cache-control'] !== 'no-store' && 'may be stored',
      isForOthers(who) && secrets().some((secret) => body.includes(secret)) && 'shows what is the owner’s',
    ];
    const content = described?.content ?? {};
    const schema = statusCode < 400 ? content['application/json']?.schema : documents[0]?.components.schemas.Problem;
    if (statusCode >= 400) {
      const type = String(headers['content-type']);
      faults.push(!type.startsWith('application/problem+json') && `is ${type}`);
      faults.push(!described?.['x-codes']?.includes(codeOf(body)) && `has the code ${codeOf(body)}`);
      const keys = documents[0]?.components.schemas.FieldError.properties.key['x-keys'] ?? {};
      faults.push(...keysIn(body).map((key) => !(key in keys) && `has the key ${key}`));
      faults.push(statusCode === 401 && headers['www-authenticate'] === undefined && 'says not how to authenticate');
    }
    if (schema) faults.push(!matches(schema, body) && 'is not as documented');
    else faults.push(body !== '' && 'has a body');
    return faults.filter((fault) => fault !== false);
  }

  const secrets = () => [`fuzz${String(generation)}-owner@example.com`];

  test.each(all.map((operation) => [operation.operationId, operation] as const))(
    '%s responds as documented, for any caller and input',
    async (operationId, operation) => {
      await reopenWhatEnded();
      const { parameters, requestBody } = documented(operation);
      const queries = parameters.filter((parameter) => parameter.in === 'query');
      const meant = roles.filter((role) => scopes[role] === operation.access);
      const sent = fc.record({
        who: fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(...(meant.length > 0 ? meant : roles)) },
          fc.constantFrom(...roles),
        ),
        ids: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(0, 1) }, fc.constantFrom(2, 3)),
        versionOffset: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.constantFrom(1, -1, 2 ** 31, -(2 ** 53))),
        distortion: distortionOf({
          body: requestBody?.content['application/json']?.schema,
          query: Object.fromEntries(queries.map(({ name, schema }) => [name, schema])),
        }),
      });
      const failures: object[] = [];
      await fc.assert(
        fc.asyncProperty(sent, async (each) => {
          const request = requestOf(operation, each);
          const response = await server.app.inject(request);
          statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
          if (response.statusCode < 300) answered.add(operationId);
          version = versionIn(response) ?? version;
          const faults = faultsOf(operation, each.who, response);
          if (faults.length > 0) failures.push(failureOf(each.who, faults, request, response));
        }),
        { numRuns: REQUESTS_PER_OPERATION, seed: SEED + all.indexOf(operation) },
      );
      expect(failures.slice(0, MOST_FAILURES_SHOWN), `FUZZ_SEED=${String(SEED)}`).toEqual([]);
    },
  );

  test('many were valid, and all of them left the server unchanged', async () => {
    const counts = [...statuses]
      .toSorted(([left], [right]) => left - right)
      .map(([status, count]) => `${String(status)}: ${String(count)}`);
    process.stdout.write(
      `made-up requests on ${kind}: ${counts.join(', ')}; ${String(answered.size)} operations got a 2xx\n`,
    );
    expect(answered.size).toBeGreaterThan(all.length * LEAST_SHARE_ANSWERED);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { isPolluted?: unknown }).isPolluted).toBeUndefined();
    for (const url of ['/healthz', '/readyz']) expect((await server.app.inject(url)).statusCode).toBe(200);
  });

  test('no input is in the log', () => {
    const typed = [TYPED_MARK, '-owner@example.com', 'Business of', '046454286', '046 454 286', 'drop table'];
    expect(log.length).toBeGreaterThan(REQUESTS / 2);
    expect(log.filter((line) => typed.some((text) => line.includes(text)))).toEqual([]);
  });
});

function failureOf(who: Role, faults: string[], { url, payload }: InjectOptions, response: LightMyRequestResponse) {
  const sent = Buffer.isBuffer(payload) || typeof payload === 'string' ? payload.toString() : '';
  return {
    who,
    faults,
    url,
    sent: sent.slice(0, LONGEST_SHOWN),
    answer: response.body.slice(0, LONGEST_SHOWN),
  };
}

function isForOthers(who: Role): boolean {
  return who !== 'owner' && who !== 'staff' && who !== 'cookiesAlone';
}

function contentTypeOf({ upload }: Operation, { contentType }: Distortion): Record<string, string> {
  return upload && contentType === 'application/json' ? {} : { 'content-type': contentType };
}

function payloadOf({ upload }: Operation, valid: unknown, { body, changes, write }: Distortion): Buffer | string {
  if (upload && !body) return String(valid);
  if (valid === undefined && !body) return '';
  const value = changes.reduce((changed: unknown, change) => change(changed), body ? body.value : valid);
  return write(value ?? null);
}

function codeOf(body: string): string {
  return (JSON.parse(body) as { code?: string }).code ?? '';
}

function keysIn(body: string): string[] {
  const { errors = [] } = JSON.parse(body) as { errors?: { key: string }[] };
  return errors.map(({ key }) => key);
}

function versionIn({ body, headers }: LightMyRequestResponse): number | undefined {
  if (!String(headers['content-type']).includes('json')) return undefined;
  const { version } = JSON.parse(body) as { version?: number };
  return typeof version === 'number' ? version : undefined;
}

const parsers = new WeakMap<JsonSchema, z.ZodType>();

/** Whether a response matches the document, checked without our code. */
function matches(schema: JsonSchema, body: string): boolean {
  const parser = parsers.get(schema) ?? z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema);
  parsers.set(schema, parser);
  return parser.safeParse(JSON.parse(body)).success;
}
