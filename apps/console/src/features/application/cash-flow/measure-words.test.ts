import { expect, test } from 'vitest';
import type { AccountFlow } from '@portal/contract/application/cash-flow';
import { asideOf } from './measure-words.ts';

const flow = { account: '4821' } as AccountFlow;

function cell(value: number, rest: { day?: string; count?: number }) {
  return { value, sources: [{ flow, value, from: [], ...rest }] };
}

test.each([
  ['lowestBalance', cell(-200_00, { day: '2026-08-01' }), 'Aug 1', '1er août'],
  ['deposits', cell(11_276_00, { count: 12 }), '×12', '×12'],
  ['revenue', cell(50_00, { count: 1 }), '50%', '50 %'],
  ['deposits', cell(0, { count: 0 }), undefined, undefined],
] as const)('says what the small figure beside %s is', (measure, one, english, french) => {
  const column = new Map([['deposits', cell(100_00, { count: 2 })]] as const);
  const asides = (['en', 'fr'] as const).map((language) => asideOf(measure, one, { column, language }));
  expect(asides.map((text) => text?.replaceAll('\u00A0', ' '))).toEqual([english, french]);
});
