import { describe, expect, test } from 'vitest';
import { findAccountKind } from './account-kind.ts';
import type { PageText } from './page-text.ts';

function page(...texts: string[]): PageText {
  return texts.map((text, index) => ({
    y: index * 14,
    size: 10,
    cells: text.split(/\s{2,}/u).map((cell, at) => ({ x: at * 100, text: cell })),
    words: [],
    space: 4,
  }));
}

const rows = [
  'Trans date  Post date  Description  Amount',
  'Jun 5  Jun 6  STAPLES #41  $120.00',
  'Jun 9  Jun 10  PAYMENT - THANK YOU  $-400.00',
  'To pay by cheque, mail your cheque. Cash advances: see withdrawals. Deposits are not insured.',
];

describe('a card, a line of credit or a loan is not a bank account', () => {
  test.each([
    ['creditCard', 'BMO Business Mastercard', 'Minimum due $10.00'],
    ['creditCard', 'Relevé de compte Visa Affaires', 'Paiement minimal  10,00 $'],
    ['creditCard', 'Relevé de compte Mastercard', 'Montant minimal dû  10,00 $'],
    ['creditCard', 'Visa Business account statement', 'Amount due $310.00', 'Due by Jul 24, 2026'],
    ['creditCard', 'ScotiaGold business account statement', 'Amount due $310.00', 'Due by Jul 24, 2026'],
    ['creditCard', 'Relevé de compte Visa', 'Montant dû  310,00 $', 'À payer d’ici le 24 juillet 2026'],
    [
      'creditCard',
      'Business account statement',
      'Previous balance $500.00',
      'Purchases $120.00',
      'New balance $220.00',
    ],
    ['creditCard', 'Relevé de compte', 'Solde précédent  500,00 $', 'Achats  120,00 $', 'Nouveau solde  220,00 $'],
    ['creditCard', 'Operating line of credit account statement', 'Credit limit $50,000.00'],
    ['either', 'Loan account statement', 'Principal outstanding'],
    ['either', 'Marge de crédit Affaires - MC 1', 'Limite autorisée 50 000,00 $'],
  ] as const)('%s: %s', (kind, ...head) => {
    expect(findAccountKind([page(...head, ...rows)])).toBe(kind);
  });

  test.each(['PAYMENT - THANK YOU', 'PAYMENT RECEIVED - THANK YOU', 'PAIEMENT MERCI'])(
    'a card is recognized by its thanks for a payment: %s',
    (words) => {
      const account = page('Account statement', 'Date  Description  Amount', `Jun 9  ${words}  $-400.00`);
      expect(findAccountKind([account])).toBe('creditCard');
      expect(findAccountKind([page('Account statement', `Jun 9  ${words}  $-400.00`, 'Deposit', 'Withdrawal')])).toBe(
        'account',
      );
    },
  );

  test('deposits totalled next to purchases make it a bank account', () => {
    const sums = ['Business account statement', 'Deposits $500.00', 'Purchases $120.00'];
    expect(findAccountKind([page(...sums, ...rows)])).toBe('account');
  });

  test('is uncertain if it has the columns of a bank account', () => {
    const columns = page('Line of credit account statement', 'Date  Description  Withdrawals  Deposits  Balance');
    expect(findAccountKind([columns])).toBe('either');
  });
});

describe('a bank account remains a bank account', () => {
  const table = [
    'Date  Description  Withdrawals  Deposits  Balance',
    'Jun 5  VISA PAYMENT  120.00    880.00',
    'Jun 6  LOAN PAYMENT  50.00    830.00',
    'Line of credit account transfer',
  ];

  test.each([
    ['that pays a card and a loan', 'Business account statement'],
    ['with an overdraft', 'Business account statement', 'Credit limit $5,000.00', 'Available credit $5,000.00'],
    ['that counts purchases', 'Business account statement', 'Purchases $120.00'],
    ['with a debit card to its name', 'Visa Debit account statement'],
    ['beside an advertisement', 'Business account statement', 'A loan of $500.00 for your account, today'],
    ['with a term deposit', 'Relevé de compte', 'Date d’échéance  24 juillet 2026'],
  ])('%s', (_name, ...head) => {
    expect(findAccountKind([page(...head, ...table)])).toBe('account');
  });
});
