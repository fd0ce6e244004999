import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '@portal/contract/operations/index';
import { accessRules } from '@portal/contract/operations/operation';
import { implementedOperations } from '../modules/index.ts';
import { buildApiDocument } from './document.ts';

const modulesFolder = new URL('../modules/', import.meta.url);

/** `Customer_SetCustomerLanguage` is in `customer/operations/set-customer-language.ts`. */
function fileOf(operationId: string): string {
  const [domain = '', name = ''] = operationId.split('_');
  const kebab = name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase();
  return `${domain.toLowerCase()}/operations/${kebab}.ts`;
}

interface DocumentedOperation {
  operationId: string;
  'x-access': string;
}

const documented = Object.values(
  buildApiDocument().paths as Record<string, Record<string, DocumentedOperation>>,
).flatMap((path) => Object.values(path));

test.each(documented.map((operation) => [operation.operationId, operation] as const))(
  '%s has its own file and an access rule',
  (operationId, operation) => {
    expect(existsSync(new URL(fileOf(operationId), modulesFolder))).toBe(true);
    expect(accessRules).toContain(operation['x-access']);
  },
);

test('every documented operation is implemented, once', () => {
  const implemented = implementedOperations.map(({ operation }) => operation.operationId);
  expect(implemented.toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
  expect(new Set(implemented).size).toBe(implemented.length);
});

test('names fixed by the specification stand in the document', () => {
  const ids = documented.map(({ operationId }) => operationId);
  expect(ids).toContain('Customer_SetCustomerLanguage');
  expect(ids).toContain('Auth_RegenerateTokens');
});
