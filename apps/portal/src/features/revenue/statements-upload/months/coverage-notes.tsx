import type { Application, StatementAccount } from '@portal/contract/entities/entities';
import { FACT_SEPARATOR } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import type { ResponseBody } from '../../../../api/operation-types.ts';
import { monthSpan, ofMonthRange } from '@portal/locales/format/month-range';
import { bankNames } from '../../bank-names.ts';
import styles from './coverage-notes.module.css';
import { DepositsNote } from './deposits-note.tsx';

interface CoverageNotesProps {
  application: Application;
  isRequest: boolean;
  list: ResponseBody<'Revenue_ListStatements'>;
}

export function CoverageNotes({ application, isRequest, list }: CoverageNotesProps) {
  const texts = useText();
  const { t } = texts;
  return (
    <>
      {!isRequest && list.covered.window === 'accepted' && (
        <InlineAlert tone="info">
          {t('revenue.upload.months.accepted', {
            months: ofMonthRange(application.acceptedMonths, texts, { year: false }),
          })}
        </InlineAlert>
      )}
      <DepositsNote list={list} />
      {list.splitAccounts && <SplitAccounts accounts={list.splitAccounts} />}
    </>
  );
}

function SplitAccounts({ accounts }: { accounts: readonly StatementAccount[] }) {
  const texts = useText();
  const { t } = texts;
  if (accounts.length === 0) return null;
  return (
    <InlineAlert tone="attention" title={t('revenue.upload.months.severalAccounts')}>
      <ul className={styles.accounts}>
        {accounts.map(({ bank, account, months }) => (
          <li key={[bank, account, ...months].join(' ')}>
            {[
              bank && t(bankNames[bank]),
              account === null
                ? t('revenue.upload.months.otherAccount')
                : t('revenue.upload.reading.account', { digits: account }),
              monthSpan(months, texts),
            ]
              .filter(Boolean)
              .join(FACT_SEPARATOR)}
          </li>
        ))}
      </ul>
      <p>{t('revenue.upload.months.oneAccount')}</p>
    </InlineAlert>
  );
}
