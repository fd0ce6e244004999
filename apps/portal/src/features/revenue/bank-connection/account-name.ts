import type { BankAccount, BankAccountKind } from '@portal/contract/bank/bank-connection';
import type { TextKey } from '@portal/locales';
import type { Texts } from '../../../i18n/use-text.ts';

const kindTexts = {
  chequing: 'revenue.bank.kinds.chequing',
  savings: 'revenue.bank.kinds.savings',
  creditCard: 'revenue.bank.kinds.creditCard',
  lineOfCredit: 'revenue.bank.kinds.lineOfCredit',
  loan: 'revenue.bank.kinds.loan',
  mortgage: 'revenue.bank.kinds.mortgage',
  investment: 'revenue.bank.kinds.investment',
  other: 'revenue.bank.kinds.other',
} as const satisfies Record<BankAccountKind, TextKey>;

/** What the bank calls an account, with its last digits. */
export function accountName({ title, lastDigits }: BankAccount, { t }: Texts): string {
  return lastDigits === '' ? title : t('revenue.bank.account', { title, digits: lastDigits });
}

/** `Chequing · CAD` */
export function accountKind({ kind, currency }: BankAccount, { t }: Texts): string {
  return `${t(kindTexts[kind])} · ${currency}`;
}
