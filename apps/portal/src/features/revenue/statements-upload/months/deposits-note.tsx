import { formatCents } from '@portal/locales/format/cents';
import { formatFolioName } from '@portal/locales/format/folio-name';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import type { ResponseBody } from '../../../../api/operation-types.ts';
import { bankNames } from '../../bank-names.ts';
import { accountsShown, type DepositAccount, depositsLeftOut } from './month-deposits.ts';

export function DepositsNote({ list: { covered, statements } }: { list: ResponseBody<'Revenue_ListStatements'> }) {
  const texts = useText();
  const { t, language } = texts;
  const months = covered.months.map(({ month }) => month);
  const left = depositsLeftOut(months, statements);
  if (left.length === 0) return null;
  const accounts = accountsShown(months, statements).map((account) => nameOf(account, texts));
  const others = left.map((account) => `${nameOf(account, texts)}, ${formatCents(account.cents, language)}`);
  return (
    <InlineAlert tone="info">
      <p>{t('revenue.upload.months.depositsOf', { accounts: accounts.join('; ') })}</p>
      <p>{t('revenue.upload.months.depositsLeftOut', { accounts: others.join('; ') })}</p>
    </InlineAlert>
  );
}

function nameOf({ bank, account, name }: DepositAccount, texts: Translation): string {
  const { t } = texts;
  if (name !== null) return formatFolioName(name, texts);
  if (account !== null) return t('revenue.upload.reading.account', { digits: account });
  return bank === null ? t('revenue.upload.months.otherAccount') : t(bankNames[bank]);
}
