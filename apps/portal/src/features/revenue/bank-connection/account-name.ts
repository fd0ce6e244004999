import type { BankAccount, BankAccountKind } from '@portal/contract/bank/bank-connection';
import type { TextKey } from '@portal/locales';
import { FACT_SEPARATOR } from '@portal/locales/format';
import type { Translation } from '@portal/design/i18n/use-text.ts';

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

export function accountName({ title, lastDigits }: BankAccount, { t }: Translation): string {
  return lastDigits === '' ? title : t('revenue.bank.account', { title, digits: lastDigits });
}

export function accountKind({ kind, currency }: BankAccount, { t }: Translation): string {
  return `${t(kindTexts[kind])}${FACT_SEPARATOR}${currency}`;
}
