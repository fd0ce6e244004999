import { expect, test } from 'vitest';
import { findLeftOut, findNoRevenue, foldDescription, type Transaction } from './left-out-deposits.ts';

const names = ['Ana Tremblay', 'Northshore Bakery', '9412-3317 Québec inc.'];

/** As banks print them, in both languages; no reason: it is revenue. */
const descriptions: [description: string, reason: string | undefined][] = [
  ['MISC PAYMENT SQUARE CANADA', undefined],
  ['Deposit', undefined],
  ['MONERIS DEPOSIT 0321', undefined],
  ['INTERAC e-Transfer received JEAN ROY', undefined],
  ['Virement Interac reçu de CAFÉ DU COIN', undefined],
  ['Dépôt mobile', undefined],
  ['PAYROLL GOVERNMENT OF CANADA', undefined],
  ['BLOANSON FOODS INC', undefined],
  ['PRETTY PASTRIES LTD', undefined],
  ['Transfer from Savings', 'ownTransfer'],
  ['ONLINE BANKING TRANSFER - 4471', 'ownTransfer'],
  ['TFR-FR 6412398', 'ownTransfer'],
  ['Virement entre comptes', 'ownTransfer'],
  ['VIREMENT DE COMPTE 81542', 'ownTransfer'],
  ['Virement de l’épargne', 'ownTransfer'],
  ['INTERAC e-Transfer received ANA TREMBLAY', 'ownTransfer'],
  ['Virement Interac 9412-3317 QUÉBEC INC.', 'ownTransfer'],
  ['CHEQUE ANA TREMBLAY', undefined],
  ['Shareholder contribution', 'ownTransfer'],
  ['BUSINESS LOAN ADVANCE', 'loan'],
  ['Marge de crédit', 'loan'],
  ['PRÊT COMMERCIAL BDC', 'loan'],
  ['JOURNEY MERCHANT CAPITAL', 'loan'],
  ['LINE OF CREDIT TRANSFER', 'loan'],
  ['HYDRO REFUND', 'refund'],
  ['GST REFUND', 'refund'],
  ['REMBOURSEMENT TPS/TVQ', 'refund'],
  ['Ristourne Desjardins', 'refund'],
  ['PAYMENT REVERSAL', 'reversal'],
  ['Annulation de frais', 'reversal'],
  ['Chèque retourné', 'reversal'],
];

test.each(descriptions)('%s', (description, reason) => {
  const deposit: Transaction = { date: '2026-01-05', description, amountCents: 12_345 };
  expect(findLeftOut([deposit], { names }).get(deposit)).toBe(reason);
});

test('a name too short to tell anybody apart is no name', () => {
  const deposit: Transaction = { date: '2026-01-05', description: 'E-TRANSFER ANNA', amountCents: 500 };
  expect(findLeftOut([deposit], { names: ['Ann', ''] }).size).toBe(0);
});

test('what was taken back within ten days is no revenue, and each reversal takes one', () => {
  const transactions: Transaction[] = [
    { date: '2026-01-02', description: 'DEPOSIT', amountCents: 50_000 },
    { date: '2026-01-03', description: 'DEPOSIT', amountCents: 50_000 },
    { date: '2026-01-06', description: 'NSF RETURNED DEPOSIT', amountCents: -50_000 },
    { date: '2026-01-20', description: 'NSF RETURNED DEPOSIT', amountCents: -50_000 },
    { date: '2026-01-21', description: 'DEPOSIT', amountCents: 50_000 },
  ];
  const leftOut = findLeftOut(transactions, { names });
  expect([...leftOut]).toEqual([[transactions[1], 'reversal']]);
});

test('money that goes out is never left out of deposits', () => {
  const spent: Transaction = { date: '2026-01-02', description: 'LOAN PAYMENT', amountCents: -100 };
  expect(findLeftOut([spent], { names }).size).toBe(0);
});

test('descriptions are folded', () => {
  expect(foldDescription(' Prêt  à l’Épargne ')).toBe("PRET A L'EPARGNE");
});

/** What the cash flow tells apart beyond the analysis of deposits; each rule in both languages. */
const finer: [description: string, reason: string | undefined][] = [
  ['GST REFUND', 'governmentCredit'],
  ['GST/HST REFUND CANADA', 'governmentCredit'],
  ['REMBOURSEMENT TPS CANADA', 'governmentCredit'],
  ['Remboursement TPS/TVQ', 'governmentCredit'],
  ['INCOME TAX REFUND', 'governmentCredit'],
  ['Remboursement d’impôt', 'governmentCredit'],
  ['CRA SR&ED TAX CREDIT', 'governmentCredit'],
  ['CRÉDIT D’IMPÔT RS&DE', 'governmentCredit'],
  ['CANADA CARBON REBATE', 'governmentCredit'],
  ['Revenu Québec', 'governmentCredit'],
  ['Shareholder contribution', 'ownerMoney'],
  ['LOAN FROM SHAREHOLDER', 'ownerMoney'],
  ['Owner investment', 'ownerMoney'],
  ['Mise de fonds', 'ownerMoney'],
  ['AVANCE DE L’ACTIONNAIRE', 'ownerMoney'],
  ['INTERAC e-Transfer received ANA TREMBLAY', 'ownerMoney'],
  ['Virement Interac 9412-3317 QUÉBEC INC.', 'ownTransfer'],
  ['Transfer from Savings', 'ownTransfer'],
  ['Virement entre comptes', 'ownTransfer'],
  ['BUSINESS LOAN ADVANCE', 'loan'],
  ['PRÊT COMMERCIAL BDC', 'loan'],
  ['HYDRO REFUND', 'refund'],
  ['Ristourne Desjardins', 'refund'],
  ['PAYMENT REVERSAL', 'reversal'],
  ['Chèque retourné', 'reversal'],
  ['MISC PAYMENT SQUARE CANADA', undefined],
  ['PAYROLL GOVERNMENT OF CANADA', undefined],
  ['ARCADE SALES', undefined],
  ['Virement Interac reçu de CAFÉ DU COIN', undefined],
];

test.each(finer)('cash flow: %s', (description, reason) => {
  const deposit: Transaction = { date: '2026-01-05', description, amountCents: 12_345 };
  const own = { names: names.slice(1), ownerNames: names.slice(0, 1), moved: new Set<Transaction>() };
  expect(findNoRevenue([deposit], own).get(deposit)).toBe(reason);
});

test('cash flow: what another account of the applicant paid out is a transfer, if nothing else says what it is', () => {
  const deposits = ['DEPOSIT', 'BUSINESS LOAN'].map((description): Transaction => ({
    date: '2026-01-05',
    description,
    amountCents: 500,
  }));
  const found = findNoRevenue(deposits, { names: [], ownerNames: [], moved: new Set(deposits) });
  expect([...found.values()]).toEqual(['ownTransfer', 'loan']);
});
