import { expect, test } from 'vitest';
import englishTexts from '../en.json' with { type: 'json' };
import frenchTexts from '../fr.json' with { type: 'json' };
import { formatFolioName } from './folio-name.ts';
import { createWords } from './words.ts';

const english = createWords(englishTexts, 'en');
const french = createWords(frenchTexts, 'fr');

test.each([
  ['EOP 1 Compte épargne avec opérations', 'Chequing (EOP 1)', 'Épargne avec opérations (EOP 1)'],
  ['ES1', 'Stable savings (ES 1)', 'Épargne stable (ES 1)'],
  ['MC 2 Marge de crédit', 'Line of credit (MC 2)', 'Marge de crédit (MC 2)'],
  ['PR Prêt', 'Loan (PR)', 'Prêt (PR)'],
  ['PS Parts sociales', 'PS Parts sociales', 'PS Parts sociales'],
  ['ESTRIE', 'ESTRIE', 'ESTRIE'],
])('names a folio account that is printed as %s', (printed, en, fr) => {
  expect(formatFolioName(printed, english)).toBe(en);
  expect(formatFolioName(printed, french)).toBe(fr);
});
