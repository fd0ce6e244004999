import { expect, test } from 'vitest';
import { type CheckState, type InformationKind, routeAfterChecks } from './checks.ts';

const cases: [CheckState, CheckState, InformationKind[], string | undefined][] = [
  ['waiting', 'waiting', [], undefined],
  ['done', 'running', [], undefined],
  ['done', 'done', [], '/final'],
  ['done', 'handedOver', [], '/final'],
  ['running', 'needsYou', ['sin'], '/application-sin-entry'],
  ['needsYou', 'running', ['statements'], undefined],
  ['needsYou', 'done', ['statements'], '/application-bank-statements-upload'],
  ['needsYou', 'needsYou', ['statements', 'sin'], '/application-sin-entry'],
  ['done', 'done', ['question'], '/final'],
];

test.each(cases)('transactions %s, personal details %s, missing %j: %s', (transactions, personal, kinds, route) => {
  const checks = [
    { kind: 'transactions', state: transactions },
    { kind: 'personalDetails', state: personal },
  ] as const;
  expect(routeAfterChecks({ checks, missing: kinds.map((kind) => ({ kind })) })).toBe(route);
});
