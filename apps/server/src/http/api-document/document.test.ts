import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { applicationEventKinds } from '@portal/contract/application/events';
import { operations, partnerOperations, staffOperations } from '@portal/contract/operations/index';
import { eventMessage } from '../../modules/webhook/domain/event-message.ts';
import { type ApiDocument, buildApplicantDocument, buildPartnerDocument, buildStaffDocument } from './document.ts';
import type { JsonSchema } from '@portal/contract/documents/json-schema';

const provider = {
  publicUrl: 'https://apply.northern-lender.ca',
  brand: { name: 'Northern Lender', email: 'support@northern-lender.ca' },
};
/** Allows for a busy machine: Redocly reads hundreds of kilobytes. */
const SLOWEST_MS = 300_000;
const MOST_IN_A_GROUP = 20;
const COMPONENTS = '#/components/schemas/';

const documents: readonly [name: string, document: ApiDocument][] = [
  ['the applicant’s document', buildApplicantDocument(provider)],
  ['the partners’ document', buildPartnerDocument(provider)],
  ['the lender’s document', buildStaffDocument(provider)],
];

interface Described {
  name: string;
  schema: JsonSchema;
}

function propertiesOf(name: string, schema: JsonSchema): Described[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([field, part]) => [
    { name: `${name}.${field}`, schema: part },
    ...propertiesOf(`${name}.${field}`, part),
  ]);
  const { items, additionalProperties: others, anyOf = [], oneOf = [], allOf = [] } = schema;
  const inner = [items, typeof others === 'object' ? others : undefined, ...anyOf, ...oneOf, ...allOf];
  return [...own, ...inner.flatMap((part) => (part ? propertiesOf(name, part) : []))];
}

function showsItself(schema: JsonSchema): boolean {
  const { $ref, const: only, enum: choices, examples, pattern, type, items } = schema;
  if ([$ref, only, choices, examples, pattern].some((part) => part !== undefined)) return true;
  if (type === 'object' || type === 'boolean' || type === 'null') return true;
  if (items) return showsItself(items);
  const forms = schema.anyOf ?? schema.oneOf;
  return forms?.every(showsItself) ?? false;
}

interface Example {
  where: string;
  schema: JsonSchema;
  value: unknown;
}

function examplesIn(node: unknown, where: string): Example[] {
  if (typeof node !== 'object' || node === null) return [];
  const { example, schema, examples } = node as { example?: unknown; schema?: JsonSchema; examples?: unknown[] };
  const inner = Object.entries(node)
    .filter(([key]) => key !== 'example' && key !== 'examples')
    .flatMap(([key, value]) => examplesIn(value, `${where}/${key}`));
  return [
    ...(schema && example !== undefined ? [{ where, schema, value: example }] : []),
    ...(examples?.map((value) => ({ where, schema: node as JsonSchema, value })) ?? []),
    ...inner,
  ];
}

function checkerOf({ components }: ApiDocument): (schema: JsonSchema, value: unknown) => string | undefined {
  const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false });
  addFormats.default(ajv);
  const named = (schema: object) =>
    JSON.parse(JSON.stringify(schema).replaceAll(COMPONENTS, 'document#/$defs/')) as object;
  ajv.addSchema({ $id: 'document', $defs: named(components.schemas) });
  return (schema, value) => {
    const check = ajv.compile(named(schema));
    return check(value) ? undefined : ajv.errorsText(check.errors);
  };
}

describe.each(documents)('%s', (_name, document) => {
  test(
    'passes the recommended rules of Redocly',
    async () => {
      const config = await createConfig({ extends: ['recommended'] });
      const problems = await lintFromString({ source: JSON.stringify(document), config });
      const said = problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
      expect(said).toEqual([]);
    },
    SLOWEST_MS,
  );

  test('describes every value and gives an example', () => {
    const properties = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      propertiesOf(name, schema),
    );
    const parameters = Object.values(document.paths)
      .flatMap((path) => Object.values(path) as { operationId: string; parameters: Parameter[] }[])
      .flatMap(({ operationId, parameters: own }) =>
        own.map(({ name, description, schema }) => ({
          name: `${operationId} ${name}`,
          schema: { ...schema, description },
        })),
      );
    const all = [...properties, ...parameters];
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ schema }) => !schema.description).map(({ name }) => name)).toEqual([]);
    expect(all.filter(({ schema }) => !showsItself(schema)).map(({ name }) => name)).toEqual([]);
  });

  test(
    'shows examples that match their schemas',
    () => {
      const check = checkerOf(document);
      const examples = examplesIn(document, '');
      expect(examples.length).toBeGreaterThan(50);
      const wrong = examples.flatMap(({ where, schema, value }) => check(schema, value)?.concat(' at ', where) ?? []);
      expect(wrong).toEqual([]);
    },
    SLOWEST_MS,
  );
});

describe('example bodies in the documents', () => {
  const all = [...operations, ...partnerOperations, ...staffOperations];
  const shown = documents
    .flatMap(([, { paths }]) => Object.values(paths).flatMap((path) => Object.values(path) as ShownOperation[]))
    .flatMap(({ operationId, requestBody }) => {
      const body = all.find((operation) => operation.operationId === operationId)?.body;
      const content = requestBody?.content['application/json'];
      return body && content ? [[operationId, body, content.example] as const] : [];
    });

  test.each(shown)('%s accepts its own example', (_operationId, body, example) => {
    expect(z.safeParse(body, example).error?.issues ?? []).toEqual([]);
  });
});

interface ShownOperation {
  operationId: string;
  requestBody?: { content: Record<string, { example: unknown }> };
}

interface Parameter {
  name: string;
  description: string;
  schema: JsonSchema;
}

describe('webhooks', () => {
  const { webhooks, ...document } = buildStaffDocument(provider) as ApiDocument & {
    webhooks: Record<string, { post: { requestBody: { content: Record<string, { schema: JsonSchema }> } } }>;
  };
  const check = checkerOf(document);
  const id = '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10';
  const event = { eventId: id, at: new Date(0), applicationId: id, reference: 'F-7K3M-92QX', leadId: null };
  const sent = [
    ...applicationEventKinds.map((kind) => eventMessage({ ...event, kind })),
    eventMessage({ ...event, kind: 'created', applicationId: null, reference: null, leadId: id }),
  ].map((text) => JSON.parse(text) as { type: string });

  test.each(sent.map((message) => [message.type, message] as const))('%s is sent as documented', (type, message) => {
    const schema = webhooks[type]?.post.requestBody.content['application/json']?.schema;
    expect(schema && check(schema, message)).toBeUndefined();
    expect(schema && check(schema, { ...message, type: 'application.unknown' })).toBeDefined();
  });

  test('all are documented', () => {
    expect(Object.keys(webhooks).toSorted()).toEqual(sent.map(({ type }) => type).toSorted());
  });
});

test.each(documents)('%s has groups of a readable size, each with a description', (_name, { tags, paths }) => {
  const groups = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((operation) => (operation as { tags: string[] }).tags.join()),
  );
  const counts = tags.map(({ name }) => groups.filter((group) => group === name).length);
  expect(groups.filter((group) => !tags.some(({ name }) => name === group))).toEqual([]);
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_IN_A_GROUP);
  expect(tags.filter(({ description }) => description.length === 0)).toEqual([]);
});
