import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Operation } from './operation.ts';
import { getCreditReport, getLead, listLeads, staffGetApplication } from './staff.ts';
import { countPrivacyRequests, createStaffExportTicket, previewMerge, searchContacts } from './staff-contacts.ts';
import { addNote, listNotes, logContact } from './staff-notes.ts';
import { listDeliveries, searchAudit } from './staff-oversight.ts';
import {
  changeQuestionTemplate,
  createQuestionTemplate,
  listQuestionTemplates,
  removeQuestionTemplate,
} from './staff-templates.ts';
import { getStatistics } from './staff-statistics.ts';
import { countViews, searchApplications } from './staff-work-list.ts';

interface JsonSchema {
  description?: string;
  examples?: unknown[];
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** Operations whose document says of each value what it means. */
const documented: readonly Operation[] = [
  getCreditReport,
  listLeads,
  getLead,
  searchApplications,
  countViews,
  getStatistics,
  addNote,
  listNotes,
  logContact,
  searchAudit,
  listDeliveries,
  listQuestionTemplates,
  createQuestionTemplate,
  changeQuestionTemplate,
  removeQuestionTemplate,
  searchContacts,
  countPrivacyRequests,
  createStaffExportTicket,
  { ...previewMerge, response: z.omit(previewMerge.response, { applications: true }) },
  {
    ...staffGetApplication,
    response: z.pick(staffGetApplication.response, {
      checks: true,
      covered: true,
      referral: true,
      consents: true,
      events: true,
    }),
  },
];

const places = ['params', 'query', 'body', 'response'] as const;

/** Every property below a schema, with its path. */
function propertiesOf(name: string, schema: JsonSchema): [string, JsonSchema][] {
  const inner = [schema.items, ...(schema.anyOf ?? [])].filter((each) => each !== undefined);
  const own = Object.entries(schema.properties ?? {}).flatMap(([field, each]): [string, JsonSchema][] => [
    [`${name}.${field}`, each],
    ...propertiesOf(`${name}.${field}`, each),
  ]);
  return [...own, ...inner.flatMap((each) => propertiesOf(name, each))];
}

/** Whether the form alone shows what values look like. */
function showsItself(schema: JsonSchema): boolean {
  const { type, anyOf, items, examples, pattern } = schema;
  if ([examples, pattern, schema.enum, schema.const].some((each) => each !== undefined)) return true;
  if (type === 'object' || type === 'boolean' || type === 'null') return true;
  if (items !== undefined) return showsItself(items);
  return anyOf?.every(showsItself) ?? false;
}

describe.each(documented.map((operation) => [operation.operationId, operation] as const))('%s', (_, operation) => {
  const properties = places.flatMap((place) => {
    const schema = operation[place];
    if (schema === undefined) return [];
    const io = place === 'response' ? 'output' : 'input';
    return propertiesOf(place, z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema);
  });

  test('says what each value means, and shows one', () => {
    expect(properties.length).toBeGreaterThan(0);
    expect(properties.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([]);
    expect(properties.filter(([, schema]) => !showsItself(schema)).map(([name]) => name)).toEqual([]);
  });

  test('shows examples that it would take', () => {
    const schemas = places.flatMap((place) => (operation[place] ? [operation[place]] : []));
    for (const schema of schemas) expect(wrongExamples(schema)).toEqual([]);
  });
});

/** Examples that their own schema refuses. */
function wrongExamples(schema: unknown): unknown[] {
  if (!(schema instanceof z.ZodMiniType)) return [];
  const { examples = [] } = z.globalRegistry.get(schema) ?? {};
  const wrong = (examples as unknown[]).filter((example) => !z.safeParse(schema, example).success);
  const { def } = schema;
  const inner =
    schema instanceof z.ZodMiniObject
      ? Object.values(schema.shape)
      : ['element', 'innerType', 'in'].map((name) => (def as unknown as Record<string, unknown>)[name]);
  return [...wrong, ...inner.flatMap(wrongExamples)];
}
