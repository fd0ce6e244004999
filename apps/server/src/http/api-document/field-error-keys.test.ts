import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { operations, partnerAndStaffOperations } from '@portal/contract/operations/index';
import { textKey } from '../register-operations.ts';
import { fieldErrorKeys } from './field-error-keys.ts';

const WRONG = [undefined, null, true, -1, 1e21, 0.5, '', '!', '9'.repeat(10_000), [], Array(10_000).fill('!'), {}];
const DEEPEST = 2;

function wrongFor(schema: z.ZodMiniType, depth = 0): unknown[] {
  if (!(schema instanceof z.ZodMiniObject) || depth > DEEPEST) return WRONG;
  const fields = Object.entries(schema.def.shape as Record<string, z.ZodMiniType>);
  return [
    ...WRONG,
    ...fields.flatMap(([name, field]) => wrongFor(field, depth + 1).map((value) => ({ [name]: value }))),
  ];
}

test('every error key that a field can return is documented', () => {
  const schemas = [...operations, ...partnerAndStaffOperations].flatMap(({ body, query }) => [body, query]);
  const messages = schemas
    .filter((schema) => schema !== undefined)
    .flatMap((schema) => wrongFor(schema).flatMap((value) => z.safeParse(schema, value).error?.issues ?? []))
    .map(({ message }) => message);
  const keys = [...new Set(messages)].filter((message) => textKey.test(message));
  expect(keys).toContain('validation.dateOfBirth.required');
  expect(keys.filter((key) => !(key in fieldErrorKeys))).toEqual([]);
});
