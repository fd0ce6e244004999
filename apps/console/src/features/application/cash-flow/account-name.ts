import type { AccountFlow } from '@portal/contract/application/cash-flow';
import { formatFolioName } from '@portal/locales/format/folio-name';
import type { Translation } from '@portal/design/i18n/use-text.ts';

export function accountName(
  { source, bank, institution, account, name: printed }: AccountFlow,
  words: Translation,
): string {
  const { t } = words;
  const name = institution ?? (bank ? t(`revenue.banks.${bank}`) : t('console.cashFlow.unknownBank'));
  const digits = account === null ? name : `${name} ••${account}`;
  const named = printed ? `${digits} ${formatFolioName(printed, words)}` : digits;
  return t(source === 'bank' ? 'console.cashFlow.fromBank' : 'console.cashFlow.fromStatements', { account: named });
}
