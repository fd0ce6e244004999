import type { CashFlowReason } from '@portal/contract/application/cash-flow';
import { describe, expect, test } from 'vitest';
import { findLeftOut, foldDescription, type OwnMoney, type Transaction } from './left-out-deposits.ts';

const own: OwnMoney = {
  names: ['Northshore Bakery', '9412-3317 Québec inc.'],
  ownerNames: ['Ana Tremblay'],
  moved: new Set(),
};
const nobody: OwnMoney = { names: [], ownerNames: [], moved: new Set() };

/** As banks print them, in both languages; `revenue` are the false friends of the rule. */
const examples: Record<CashFlowReason | 'revenue', readonly string[]> = {
  revenue: [
    'MISC PAYMENT SQUARE CANADA',
    'Deposit',
    'MONERIS DEPOSIT 0321',
    'SHOPIFY PAYOUT 4471',
    'STRIPE TRANSFER',
    'PAYPAL TRANSFER 88213',
    'INTERAC e-Transfer received JEAN ROY',
    'INTERAC e-Transfer received DIANA TREMBLAY',
    'INTERAC e-Transfer received LOAN NGUYEN',
    'Virement Interac reçu de LOAN NGUYEN',
    'Virement Interac reçu de CAFÉ DU COIN',
    'Virement de Marie Roy',
    'TRANSFER FROM HARBOUR CAFE',
    'Dépôt mobile',
    'PAYROLL GOVERNMENT OF CANADA',
    'CORRECTIONAL SERVICE CANADA',
    'MISC PAYMENT COLOUR CORRECTION STUDIO',
    'EFT DOMINION MORTGAGE BROKERS',
    'PRET A MANGER 0412',
    'Boutique prêt-à-porter',
    'PRÊT À PORTER MODE INC',
    'E-TRANSFER GREAT REBATE CLUB',
    'BLOANSON FOODS INC',
    'PRETTY PASTRIES LTD',
    'ABDC FOODS',
    'DRIVEN AUTO SALES',
    'FREE INTEREST FURNITURE',
    'INTERESTING GOODS LTD',
    'ARCADE SALES',
    'CHEQUE ANA TREMBLAY',
    'INTERAC e-Transfer received RETURNING ARTISTS',
  ],
  governmentCredit: [
    'GST REFUND',
    'GST/HST REFUND CANADA',
    'REMBOURSEMENT TPS CANADA',
    'Remboursement TPS/TVQ',
    'INCOME TAX REFUND',
    'Remboursement d’impôt',
    'CRA SR&ED TAX CREDIT',
    'CRÉDIT D’IMPÔT RS&DE',
    'CANADA CARBON REBATE',
    'Remise canadienne sur le carbone',
    'CANADA REVENUE AGENCY',
    'Agence du revenu du Canada',
    'Revenu Québec',
    'CEWS PAYMENT',
    'Subvention salariale d’urgence',
    'CANADA SUMMER JOBS',
    'Emplois d’été Canada',
    'CANADA CHILD BENEFIT',
    'CCB CANADA',
    'Allocation canadienne pour enfants',
    'CANADA EI',
    'Assurance-emploi',
    'OLD AGE SECURITY',
    'Sécurité de la vieillesse',
  ],
  ownerMoney: [
    'Shareholder contribution',
    'LOAN FROM SHAREHOLDER',
    'Owner investment',
    'Capital contribution',
    'Mise de fonds',
    'AVANCE DE L’ACTIONNAIRE',
    'Apport d’un actionnaire',
    'INTERAC e-Transfer received ANA TREMBLAY',
    'E-TRANSFER TREMBLAY, ANA',
    'Virement Interac reçu de TREMBLAY ANA',
  ],
  reversal: [
    'PAYMENT REVERSAL',
    'NSF RETURNED ITEM',
    'Annulation de frais',
    'Contre-passation',
    'Chèque retourné',
    'DEPOSIT CORRECTION',
    'CORRECTION 0412',
    'Correction de dépôt',
    'INTERAC e-Transfer CANCELLED',
    'E-TFR RECALL JEAN ROY',
    'CANCELLED E-TRANSFER 8841',
    'Virement Interac annulé',
    'Virement Interac retourné JEAN ROY',
  ],
  loan: [
    'BUSINESS LOAN ADVANCE',
    'LOAN 4471',
    'Prêt 0212',
    'PRÊT À TERME',
    'Marge de crédit',
    'PRÊT COMMERCIAL BDC',
    'LINE OF CREDIT TRANSFER',
    'MORTGAGE PROCEEDS',
    'Déboursé prêt hypothécaire',
    'ONDECK CANADA',
    'ON DECK CAPITAL',
    'THINKING CAPITAL FIN',
    'JOURNEY MERCHANT CAPITAL',
    'JOURNEY CAPITAL',
    'MERCHANT GROWTH LTD',
    'CLEARCO ADVANCE',
    'SHOPIFY CAPITAL',
    'SQUARE LOANS',
    'PAYPAL WORKING CAPITAL',
    'BDC',
    'Banque de développement du Canada',
    'DRIVEN FINANCIAL TECHNOLOGIES',
    'LENDIFIED',
    'ICAPITAL FINANCIAL',
    '2M7 FINANCIAL SOLUTIONS',
    'GREENBOX CAPITAL',
    'SHARPSHOOTER FUNDING',
    'FUNDTHROUGH',
    'INTERAC e-Transfer received LENDING LOOP',
    'Investissement Québec',
    'SADC DE CHARLEVOIX',
  ],
  refund: [
    'HYDRO REFUND',
    'SUPPLIER REBATE',
    'Remboursement fournisseur',
    'Ristourne Desjardins',
    'INTEREST PAID',
    'Interest',
    'CREDIT INTEREST',
    'Intérêts',
    'Intérêts créditeurs',
  ],
  ownTransfer: [
    'Transfer from Savings',
    'ONLINE BANKING TRANSFER - 4471',
    'TFR-FR 6412398',
    'Virement entre comptes',
    'VIREMENT DE COMPTE 81542',
    'Virement de l’épargne',
    'Virement de EOP',
    'Virement de ET2',
    'TRANSFERT',
    'Virement 0021',
    'TRANSFER IN',
    'Virement Interac 9412-3317 QUÉBEC INC.',
    'TRANSFER NORTHSHORE BAKERY',
  ],
};

const deposit = (description: string): Transaction => ({ date: '2026-01-05', description, amountCents: 12_345 });

describe.each(Object.entries(examples))('%s', (reason, descriptions) => {
  test.each(descriptions)('%s', (description) => {
    const found = deposit(description);
    expect(findLeftOut([found], own).get(found) ?? 'revenue').toBe(reason);
  });
});

test('a name too short to tell anybody apart is no name', () => {
  expect(findLeftOut([deposit('E-TRANSFER ANNA')], { ...nobody, ownerNames: ['Anna', ''] }).size).toBe(0);
});

test('what was taken back within ten days is no revenue, and each reversal takes one', () => {
  const transactions: Transaction[] = [
    { date: '2026-01-02', description: 'DEPOSIT', amountCents: 50_000 },
    { date: '2026-01-03', description: 'DEPOSIT', amountCents: 50_000 },
    { date: '2026-01-06', description: 'NSF RETURNED DEPOSIT', amountCents: -50_000 },
    { date: '2026-01-20', description: 'NSF RETURNED DEPOSIT', amountCents: -50_000 },
    { date: '2026-01-21', description: 'DEPOSIT', amountCents: 50_000 },
  ];
  expect([...findLeftOut(transactions, nobody)]).toEqual([[transactions[1], 'reversal']]);
});

test('money that goes out is never left out of deposits', () => {
  const spent: Transaction = { date: '2026-01-02', description: 'LOAN PAYMENT', amountCents: -100 };
  expect(findLeftOut([spent], nobody).size).toBe(0);
});

test('descriptions are folded', () => {
  expect(foldDescription(' Prêt  à l’Épargne ')).toBe("PRET A L'EPARGNE");
});

test('what another account of the applicant paid out is a transfer, if nothing else says what it is', () => {
  const deposits = ['DEPOSIT', 'BUSINESS LOAN'].map(deposit);
  expect([...findLeftOut(deposits, { ...nobody, moved: new Set(deposits) }).values()]).toEqual(['ownTransfer', 'loan']);
});
