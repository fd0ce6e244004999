import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations, partnerAndStaffOperations } from '@portal/contract/operations/index';
import { accessRules, keyScopes } from '@portal/contract/operations/operation';
import { implementedOperations } from '../modules/index.ts';
import { buildApiDocument, buildPartnersAndStaffDocument } from './document.ts';

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

function operationsOf(document: Record<string, unknown>): DocumentedOperation[] {
  const paths = document.paths as Record<string, Record<string, DocumentedOperation>>;
  return Object.values(paths).flatMap((path) => Object.values(path));
}

const ofCustomers = operationsOf(buildApiDocument());
const ofPartnersAndStaff = operationsOf(buildPartnersAndStaffDocument());
const documented = [...ofCustomers, ...ofPartnersAndStaff];

test('the two documents have no operation in common', () => {
  const isForPrograms = (operation: DocumentedOperation) => keyScopes.some((scope) => scope === operation['x-access']);
  expect(ofCustomers.filter(isForPrograms)).toEqual([]);
  expect(ofPartnersAndStaff.filter((operation) => !isForPrograms(operation))).toEqual([]);
});

test.each(documented.map((operation) => [operation.operationId, operation] as const))(
  '%s has its own file and an access rule',
  (operationId, operation) => {
    expect(existsSync(new URL(fileOf(operationId), modulesFolder))).toBe(true);
    expect(accessRules).toContain(operation['x-access']);
  },
);

test('every documented operation is implemented, once', () => {
  const implemented = implementedOperations.map(({ operation }) => operation.operationId);
  const ids = [...operations, ...partnerAndStaffOperations].map(({ operationId }) => operationId);
  expect(implemented.toSorted()).toEqual(ids.toSorted());
  expect(new Set(implemented).size).toBe(implemented.length);
});

test('names fixed by the specification stand in the document', () => {
  const ids = documented.map(({ operationId }) => operationId);
  expect(ids).toContain('Customer_SetCustomerLanguage');
  expect(ids).toContain('Auth_RegenerateTokens');
});
