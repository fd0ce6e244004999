import { describe, expect, test } from 'vitest';
import { foldDescription } from './bank-words.ts';
import { reasonInWords } from './left-out-rules.ts';
import { isGeneral, lenderIn, withLenders } from './payees.ts';

const NAME = 'Boréal Avances';
const of = (words: string) => withLenders([{ name: NAME, words: [words] }]);

describe('an added lender', () => {
  test.each([
    ['BOREAL AVANCES', 'BUSINESS PAD BOREAL AVANCES WEEKLY PMT'],
    ['Boréal  avances', 'Débit préautorisé Boréal Avances'],
    ['PREAUTHORIZED DEBIT BOREAL AVANCES', 'PREAUTHORIZED DEBIT BOREAL AVANCES 0001'],
    ['BOREAL ADV', 'BOREAL ADV'],
    ['BOREAL*AVANCES', 'BOREAL*AVANCES'],
    ['BOREAL (QUÉBEC) A.V+', 'PAD BOREAL (QUEBEC) A.V+ LOAN'],
  ])('with the words %s is named by %s', (words, printed) => {
    expect(lenderIn(foldDescription(printed), of(words))).toBe(NAME);
  });

  test.each([
    ['BOREAL AVANCES', 'BOREAL AVANCES CAFE'],
    ['BOREAL AVANCES', 'NORTHBOREAL AVANCES'],
    ['BOREAL.AVANCES', 'BOREAL AVANCES'],
    ['BOREAL|CAFE', 'CAFE'],
    ['BORE.*', 'BOREAL'],
    ['[A-Z]{4}', 'ANNA'],
  ])('with the words %s is not named by %s', (words, printed) => {
    expect(lenderIn(printed, of(words))).toBeUndefined();
  });

  test('makes deposits that name it loans, and leaves the built-in lenders', () => {
    const rules = of('BOREAL AVANCES');
    expect(reasonInWords('EFT CREDIT BOREAL AVANCES')).toBeUndefined();
    expect(reasonInWords('EFT CREDIT BOREAL AVANCES', rules)).toBe('loan');
    expect(lenderIn('PAD JOURNEY CAPITAL', rules)).toBe('Journey Capital');
  });

  test('without words that name it is never found', () => {
    expect(lenderIn('MOBILE DEPOSIT', of('MOBILE DEPOSIT'))).toBeUndefined();
  });
});

test.each([
  ['MOBILE DEPOSIT', true],
  ['Virement Interac', true],
  ['WEEKLY LOAN', true],
  ['CANADA', true],
  ['12345', true],
  ['MERCHANT ADVANCE', false],
  ['2M7 CAPITAL', false],
  ['WEEKLY BREAD', false],
])('whether %s may stand next to any name: %s', (words, expected) => {
  expect(isGeneral(words)).toBe(expected);
});
