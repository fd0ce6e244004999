import {
  type BankConnection,
  type BankConnectionState,
  hasOtherAccount,
  type RevenueState,
} from '@portal/contract/bank/bank-connection';
import { stepPlaces } from '@portal/contract/application/steps';
import { MINUTE_MS, SECOND_MS } from '@portal/contract/constants';
import type { TextKey } from '@portal/locales';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Link, LinkButton } from '../../../ui/link.tsx';
import { missingStatementsRoute, uploadRoute } from '../routes.ts';
import styles from './bank-connection.module.css';
import { ConnectedBank } from './connected-bank.tsx';
import { textOfFault } from './fault-meanings.ts';
import { MonthsList } from './months-list.tsx';
import { ReadingNote } from './reading-note.tsx';
import { SelectAccountDialog } from './select-account-dialog.tsx';
import { UnableDialog } from './unable-dialog.tsx';
import { useAccountSelection, useRevenueConfirmation } from './use-bank-connection.ts';
import { faultOfStart, useStartConnection } from './use-start-connection.ts';

/** What their notes promise: a few seconds, and less than a minute. */
const ACCOUNTS_LATE_AFTER_MS = 15 * SECOND_MS;
const TRANSACTIONS_LATE_AFTER_MS = MINUTE_MS;

const titles = {
  readingAccounts: 'revenue.bank.readingAccounts.title',
  chooseAccount: 'revenue.bank.select.title',
  readingTransactions: 'revenue.bank.readingTransactions.title',
  read: 'revenue.bank.read.title',
  failed: 'revenue.bank.unable.title',
} as const satisfies Record<BankConnectionState, TextKey>;

interface ReadingStageProps {
  connection: BankConnection;
  revenue: RevenueState;
}

/** From the login that was confirmed to what it showed. It moves on by itself, and can be left and come back to. */
export function ReadingStage({ connection, revenue }: ReadingStageProps) {
  const { t } = useText();
  const application = useCurrentApplication();
  const { applicationId } = application;
  const { state, institution, fault } = connection;
  const start = useStartConnection(applicationId);
  const selection = useAccountSelection(applicationId);
  const confirmation = useRevenueConfirmation(application);
  const [wantsToSelect, setWantsToSelect] = useState<boolean>();
  const [isUnable, setUnable] = useState(true);

  if (state === 'read' && revenue.state === 'missing') return <Redirect to={missingStatementsRoute} replace />;

  const mayGoOn = state === 'readingTransactions' || state === 'read';
  const canSelect = state !== 'readingAccounts' && connection.accounts.length > 0;
  const showsSelection = canSelect && (wantsToSelect ?? state === 'chooseAccount');

  return (
    <Screen title={t(titles[state])} focusKey={state} hasErrors={state === 'failed'}>
      <div className={styles.content}>
        {state === 'readingAccounts' && (
          <ReadingNote
            connection={connection}
            usual={t('revenue.bank.readingAccounts.body', { bank: institution })}
            late={t('revenue.bank.readingAccounts.late')}
            lateAfterMs={ACCOUNTS_LATE_AFTER_MS}
          />
        )}
        {state === 'chooseAccount' && <p className={styles.wait}>{t('revenue.bank.select.body')}</p>}
        {state === 'readingTransactions' && (
          <ReadingNote
            connection={connection}
            usual={t('revenue.bank.readingTransactions.body')}
            late={t('revenue.bank.readingTransactions.late')}
            lateAfterMs={TRANSACTIONS_LATE_AFTER_MS}
          />
        )}
        {state === 'read' && (
          <>
            <InlineAlert tone="good" announce="status">
              <p>{t('revenue.bank.read.body')}</p>
            </InlineAlert>
            <MonthsList months={revenue.months} />
          </>
        )}
        {state === 'failed' && fault && (
          <InlineAlert
            tone="bad"
            action={
              <Button size="small" variant="secondary" pending={start.isPending} onClick={() => start.mutate()}>
                {t('revenue.bank.retry')}
              </Button>
            }
          >
            <p>{t(textOfFault(fault))}</p>
          </InlineAlert>
        )}
        <ConnectedBank connection={connection} />
        <p className={styles.aside}>
          {canSelect && state !== 'chooseAccount' && hasOtherAccount(connection) && (
            <LinkButton onClick={() => setWantsToSelect(true)}>{t('revenue.bank.select.another')}</LinkButton>
          )}
          <Link href={uploadRoute}>{t('revenue.bank.uploadInstead')}</Link>
        </p>
        <div className={styles.actions}>
          <ButtonLink href={stepPlaces.revenue.route} variant="secondary">
            {t('common.back')}
          </ButtonLink>
          {state === 'chooseAccount' && (
            <Button onClick={() => setWantsToSelect(true)}>{t('revenue.bank.select.open')}</Button>
          )}
          {mayGoOn && (
            <Button pending={confirmation.isPending} onClick={() => confirmation.mutate()}>
              {t('common.continue')}
            </Button>
          )}
        </div>
      </div>
      {showsSelection && (
        <SelectAccountDialog
          connection={connection}
          pending={selection.isPending}
          starting={start.isPending}
          onSelect={(accountId) => selection.mutate(accountId, { onSuccess: () => setWantsToSelect(false) })}
          onOtherBank={() => start.mutate()}
          onClose={() => setWantsToSelect(false)}
        />
      )}
      <UnableDialog
        fault={faultOfStart(start) ?? (state === 'failed' && isUnable ? (fault ?? undefined) : undefined)}
        retrying={start.isPending}
        onRetry={() => start.mutate()}
        onClose={() => {
          start.reset();
          setUnable(false);
        }}
      />
    </Screen>
  );
}
