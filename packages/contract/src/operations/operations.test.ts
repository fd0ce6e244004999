import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operations, partnerAndStaffOperations } from './index.ts';

const intruders = ['status', 'customerId', 'reachedStep', 'outcome', 'sin', 'constructor'];

const asked: readonly string[] = [
  'Credit_GiveSin sin',
  'Staff_CloseApplication outcome',
  'Staff_DecideApplication outcome',
  'Staff_AnswerPrivacyRequest outcome',
  'Staff_PreviewPrivacyAnswer outcome',
  'Staff_LogContact outcome',
  'Staff_LogLeadContact outcome',
];

type Place = [name: string, schema: z.ZodMiniObject];

function objectsIn(name: string, schema: unknown): Place[] {
  if (!(schema instanceof z.ZodMiniObject)) return [];
  const inner = Object.entries(schema.shape).flatMap(([field, part]) => objectsIn(`${name}.${field}`, part));
  return [[name, schema], ...inner];
}

const all = [...operations, ...partnerAndStaffOperations];
const withBody = all.filter(({ body }) => body !== undefined);
const places = withBody.flatMap(({ operationId, body }) => objectsIn(operationId, body));

test('every body is an object', () => {
  const looked = new Set(places.map(([name]) => name));
  expect(withBody.map(({ operationId }) => operationId).filter((name) => !looked.has(name))).toEqual([]);
  expect(looked).toContain('Application_SaveBusinessStructure.values');
});

describe.each(places)('%s', (name, schema) => {
  test.each(intruders.filter((intruder) => !asked.includes(`${name} ${intruder}`)))('refuses %s', (intruder) => {
    const { error } = z.safeParse(schema, JSON.parse(`{"${intruder}":"underReview"}`));
    const refused = error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
    expect(refused).toEqual([intruder]);
  });
});

test('the parameters of a path match its schema', () => {
  for (const { operationId, path, params } of all) {
    const named = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {}), operationId).toEqual(named);
  }
});
