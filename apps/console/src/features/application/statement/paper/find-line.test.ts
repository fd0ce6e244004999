import { expect, it } from 'vitest';
import { findLine, type TextRun } from './find-line.ts';

const line = (y: number, ...texts: string[]): TextRun[] =>
  texts.map((text, index) => ({ text, x: 50 + index * 100, y, width: 60, height: 10 }));

const runs = [
  ...line(100, '03 SEP', 'Hydro payment', '1 234,56', '8 000,00'),
  ...line(120, '04 SEP', 'Moneris deposit', '34.56', '8,034.56'),
  ...line(140, '05 SEP', 'Rent', '900.00', '7,134.56'),
  ...line(160, '06 SEP', 'Rent', '900.00', '6,234.56'),
  ...line(180, '07 SEP', 'Cheque 0418 returned for', '77.00', '6,157.56'),
];

it.each([
  ['the line with description and amount', { description: 'Hydro payment', cents: -123_456 }, 90],
  ['no part of a larger amount', { description: 'Moneris deposit', cents: 3456 }, 110],
  ['one whose description goes on below', { description: 'Cheque 0418 returned for want of funds', cents: -7700 }, 170],
])('finds %s', (_name, row, y) => {
  expect(findLine(runs, row)).toEqual({ x: 50, y, width: 360, height: 10 });
});

it.each([
  ['two lines may be meant', { description: 'Rent', cents: -90_000 }],
  ['the amount stands nowhere', { description: 'Hydro payment', cents: -123_400 }],
  ['the description stands elsewhere', { description: 'Hydro payment', cents: -90_000 }],
])('finds no line where %s', (_name, row) => {
  expect(findLine(runs, row)).toBeUndefined();
});
