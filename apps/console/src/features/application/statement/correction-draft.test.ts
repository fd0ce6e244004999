import type { ListedTransaction } from '@portal/contract/application/statements/statement-corrections';
import { expect, it } from 'vitest';
import { correctionOf, draftOf } from './correction-draft.ts';

const row: ListedTransaction = {
  row: 3,
  cents: 93_000,
  balanceCents: null,
  date: '2026-09-21',
  description: 'Cheque',
  page: 1,
  correctionId: null,
  isLeftOut: false,
};
const period = { from: '2026-09-01', to: '2026-09-30' };
const draft = draftOf(row, undefined, 'en');

it('starts with the amount and direction of the row and changes no sum', () => {
  expect(draft).toEqual({
    kind: undefined,
    amount: '930.00',
    direction: 'deposit',
    date: '2026-09-21',
    description: '',
  });
});

it('starts with the proposal for its own row, and ignores a proposal for another', () => {
  const amount = { kind: 'amount', cents: 39_000 } as const;
  expect(draftOf(row, { ...amount, row: 3 }, 'en')).toMatchObject({ kind: 'amount', amount: '390.00' });
  expect(draftOf(row, { kind: 'sign', row: 3 }, 'en')).toMatchObject({ kind: 'sign', amount: '930.00' });
  expect(draftOf(row, { ...amount, row: 2 }, 'en')).toEqual(draft);
});

it.each([
  [{ kind: 'sign' }, { kind: 'sign', row: 3 }],
  [{ kind: 'leaveOut' }, { kind: 'leaveOut', row: 3 }],
  [
    { kind: 'amount', amount: '1 930,00', direction: 'withdrawal' },
    { kind: 'amount', row: 3, cents: -193_000 },
  ],
  [
    { kind: 'add', description: ' Fee ', amount: '7' },
    { kind: 'add', after: 3, date: '2026-09-21', description: 'Fee', cents: 700 },
  ],
] as const)('turns %j into a correction', (change, correction) => {
  expect(correctionOf({ ...draft, ...change }, row, period)).toEqual(correction);
});

it.each([
  [{}, 'kind'],
  [{ kind: 'amount', amount: 'a lot' }, 'amount'],
  [{ kind: 'amount', amount: '0' }, 'amount'],
  [{ kind: 'amount' }, 'unchanged'],
  [{ kind: 'add', description: 'Fee', date: '2026-10-01' }, 'date'],
  [{ kind: 'add', description: ' ' }, 'description'],
] as const)('names what is wrong about %j', (change, problem) => {
  expect(correctionOf({ ...draft, ...change }, row, period)).toBe(problem);
});
