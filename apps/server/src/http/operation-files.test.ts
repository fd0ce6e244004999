import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { operations, partnerAndStaffOperations } from '@portal/contract/operations/index';
import { accessRules, partnerAndStaffRules } from '@portal/contract/operations/operation';
import { implementedOperations } from '../modules/index.ts';
import {
  type ApiDocument,
  buildApplicantDocument,
  buildPartnerDocument,
  buildStaffDocument,
} from './api-document/document.ts';

const modulesFolder = fileURLToPath(new URL('../modules/', import.meta.url));
const contractFolder = fileURLToPath(new URL('../../../../packages/contract/src/operations/', import.meta.url));

/** `set-customer-language` for `Customer_SetCustomerLanguage`. */
function fileNameOf(operationId: string): string {
  const [, name = ''] = operationId.split('_');
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '-').toLowerCase();
}

/** `Customer_SetCustomerLanguage` is in the contract's `operations/customer.ts`, or in a file of a folder `customer`. */
function isDefinedInFileOfDomain(operationId: string): boolean {
  const [domain = ''] = operationId.split('_');
  return globSync(`${domain.toLowerCase()}{,/*}.ts`, { cwd: contractFolder }).some((file) =>
    readFileSync(`${contractFolder}${file}`, 'utf8').includes(`operationId: '${operationId}'`),
  );
}

interface DocumentedOperation {
  operationId: string;
  'x-access': string;
}

function operationsOf({ paths }: ApiDocument): DocumentedOperation[] {
  return Object.values(paths).flatMap((path) => Object.values(path) as DocumentedOperation[]);
}

const provider = { publicUrl: 'http://localhost:3000', brand: { name: 'Lender', email: 'support@lender.example.ca' } };
const ofCustomers = operationsOf(buildApplicantDocument(provider));
const ofPartners = operationsOf(buildPartnerDocument(provider));
const ofStaff = operationsOf(buildStaffDocument(provider));
const documented = [...ofCustomers, ...ofPartners, ...ofStaff];

test('each operation appears in only one document', () => {
  const rulesOf = (group: readonly DocumentedOperation[]) => new Set(group.map((operation) => operation['x-access']));
  expect([...rulesOf(ofPartners)]).toEqual(['partner']);
  for (const rule of rulesOf(ofStaff)) expect(rule).toMatch(/^staff/u);
  for (const rule of partnerAndStaffRules) expect(rulesOf(ofCustomers)).not.toContain(rule);
});

test.each(documented.map((operation) => [operation.operationId, operation] as const))(
  '%s has a definition in its domain’s file and an access rule',
  (operationId, operation) => {
    expect(isDefinedInFileOfDomain(operationId)).toBe(true);
    expect(accessRules).toContain(operation['x-access']);
  },
);

test('every file in an operations folder is named after its operation', () => {
  const names = new Set(documented.map(({ operationId }) => fileNameOf(operationId)));
  const files = globSync('*/operations/**/*.ts', { cwd: modulesFolder }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.filter((file) => !names.has(basename(file, '.ts')))).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
});

test('every documented operation is implemented exactly once', () => {
  const implemented = implementedOperations.map(({ operation }) => operation.operationId);
  const ids = [...operations, ...partnerAndStaffOperations].map(({ operationId }) => operationId);
  expect(implemented.toSorted()).toEqual(ids.toSorted());
  expect(new Set(implemented).size).toBe(implemented.length);
});

test('names fixed by the specification appear in the document', () => {
  const ids = documented.map(({ operationId }) => operationId);
  expect(ids).toContain('Customer_SetCustomerLanguage');
  expect(ids).toContain('Auth_RegenerateTokens');
});
