import { expect, test } from 'vitest';
import { type Cells, drawnLine, rightCell } from '../../corpus/drawn-lines.ts';
import { readStatement } from './read-statement.ts';

function folio(...names: readonly string[]) {
  const lines: Cells[] = [
    [[50, 'Desjardins']],
    [[50, 'Relevé de compte']],
    [[50, 'Pour la période du 1er juin au 30 juin 2026']],
    [[50, 'RR 2 Site 4']],
    [[50, 'Folio : 081234']],
    ...names.flatMap((name): Cells[] => [
      [[50, name]],
      [[50, 'Date'], [110, 'Description'], rightCell(380, 'Retrait'), rightCell(480, 'Dépôt'), rightCell(575, 'Solde')],
      [[110, 'Solde reporté'], rightCell(575, '100,00')],
      [[50, '02 JUN'], [110, 'Vente'], rightCell(480, '60,00'), rightCell(575, '160,00')],
      [[50, '09 JUN'], [110, 'Loyer'], rightCell(380, '40,00'), rightCell(575, '120,00')],
    ]),
  ];
  const found = readStatement([lines.map((cells, index) => drawnLine(cells, index * 14))], '2026-11-21');
  return found.state === 'read' ? found.accounts.map(({ name }) => name) : found;
}

test('folio accounts have their printed names, known or unknown', () => {
  const names = ['EOP 1 Compte épargne avec opérations', 'ES1', 'XY 3 Compte de projet'];
  expect(folio(...names)).toEqual(names);
});

test('a code such as a rural route is not used as a name if no name is known', () => {
  expect(folio('Compte courant')).toEqual([undefined]);
});
