import type { CashFlow } from '@portal/contract/application/cash-flow';
import { newSign } from '@portal/contract/application/statements/file-signs';
import { expect, test } from 'vitest';
import { marksOn, signsOf } from './file-signs.ts';

const box = { x: 500, y: 300, width: 40, height: 8 };
const mark = { page: 2, box, text: '9,250.00', earlierText: null };

const signals: CashFlow['signals'] = [
  { kind: 'fileSign', statementId: 's', ...newSign('resaved', 'weak') },
  { kind: 'fileSign', statementId: 's', ...newSign('font', 'strong', { marks: [mark] }) },
  { kind: 'fileSign', statementId: 's', ...newSign('boxed', 'strong', { marks: [mark, { ...mark, page: 1 }] }) },
  { kind: 'fileSign', statementId: 'other', ...newSign('font', 'strong', { marks: [mark] }) },
];
const signs = signsOf({ signals } as CashFlow, 's');

test('strong signs come first, and those of other files are left out', () => {
  expect(signs.map(({ letter, sign }) => [letter, sign])).toEqual([
    ['A', 'font'],
    ['B', 'boxed'],
    ['C', 'resaved'],
  ]);
});

test('one place has one mark with the letters of its signs', () => {
  expect(marksOn(2, signs, { letter: 'B', mark: 0 })).toEqual([{ box, label: 'AB', isChosen: true }]);
  expect(marksOn(1, signs, { letter: 'A', mark: 0 })).toEqual([{ box, label: 'B', isChosen: false }]);
  expect(marksOn(3, signs, undefined)).toEqual([]);
});
