import { safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { INTEGER_MAXIMUM } from '../fields/version.ts';
import { operations, partnerAndStaffOperations } from './index.ts';

const pastInt4 = [INTEGER_MAXIMUM + 1, -INTEGER_MAXIMUM - 2];
const pastExactNumbers = [2 ** 53, 2 ** 53 + 2, 2 ** 63, -(2 ** 63), 2 ** 64, Number.MAX_VALUE];
/** Every number field accepts at least one of these numbers. */
const usual = [0, 1, 6, 50, 25_000, 120_000].flatMap((number) => [number, String(number)]);

interface Leaf {
  path: string;
  schema: z.ZodMiniType;
}

function leavesOf(schema: z.ZodMiniType, path: string): Leaf[] {
  if (!('shape' in schema)) return [{ path, schema }];
  return Object.entries(schema.shape as Record<string, z.ZodMiniType>).flatMap(([name, part]) =>
    leavesOf(unwrapped(part), `${path}.${name}`),
  );
}

function unwrapped(schema: z.ZodMiniType): z.ZodMiniType {
  const { def } = schema as unknown as { def: { innerType?: z.ZodMiniType } };
  return def.innerType ? unwrapped(def.innerType) : schema;
}

const takesNumbers = ({ schema }: Leaf) =>
  usual.some((value) => {
    const result = safeParse(schema, value);
    return result.success && typeof result.data === 'number';
  });

const numbers = [...operations, ...partnerAndStaffOperations]
  .flatMap(({ operationId, query, headers, body }) =>
    [query, headers, body].flatMap((schema) => (schema ? leavesOf(schema, operationId) : [])),
  )
  .filter(takesNumbers);

test('finds the numbers in requests', () => {
  const names = new Set(numbers.map(({ path }) => path.split('.').at(-1)));
  for (const name of ['version', 'position', 'limit', 'annualRevenue', 'requestAmount', 'chunk', 'monthsInBusiness'])
    expect(names).toContain(name);
});

/** The column of this field is a bigint, and its values must stay exact in JSON. */
const isWide = (path: string) => path.endsWith('.annualRevenue');

test.each(numbers)('$path refuses values its column cannot store', ({ path, schema }) => {
  for (const number of [...(isWide(path) ? [] : pastInt4), ...pastExactNumbers])
    for (const value of [number, String(number)]) expect(safeParse(schema, value).success, String(value)).toBe(false);
});
