import type { AccountFlow } from '@portal/contract/application/cash-flow';
import type { Translation } from '@portal/design/i18n/use-text.ts';

/** By its bank, its last digits, and where it is known from. */
export function accountName({ source, bank, institution, account }: AccountFlow, { t }: Translation): string {
  const name = institution ?? (bank ? t(`revenue.banks.${bank}`) : t('console.cashFlow.unknownBank'));
  const digits = account === null ? name : `${name} ••${account}`;
  return t(source === 'bank' ? 'console.cashFlow.fromBank' : 'console.cashFlow.fromStatements', { account: digits });
}
