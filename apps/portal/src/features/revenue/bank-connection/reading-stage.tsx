import { paths } from '@portal/contract/routes';
import { type BankConnection, type BankConnectionState, hasOtherAccount } from '@portal/contract/bank/bank-connection';
import type { RevenueState } from '@portal/contract/entities/entities';
import type { TextKey } from '@portal/locales';
import { useState } from 'react';
import { Redirect } from '../../../frame/routing/navigation.tsx';
import { RouteLink } from '../../../frame/routing/route-link.tsx';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { Screen } from '../../../frame/screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';
import styles from './bank-connection.module.css';
import { ConnectedBank } from './connected-bank.tsx';
import { ReadingActions } from './reading-actions.tsx';
import { ReadingState } from './reading-state.tsx';
import { SelectAccountDialog } from './select-account-dialog.tsx';
import { UnableDialog } from './unable-dialog.tsx';
import { useAccountSelection } from './use-bank-connection.ts';
import { useLeadingOn } from './use-leading-on.ts';
import { errorOfStart, useStartConnection } from './use-start-connection.ts';

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

export function ReadingStage({ connection, revenue }: ReadingStageProps) {
  const { t } = useText();
  const application = useCurrentApplication();
  const { applicationId } = application;
  const { state } = connection;
  const start = useStartConnection(applicationId);
  const selection = useAccountSelection(applicationId);
  useLeadingOn(application, { connection, revenue, isJustPicked: selection.isSuccess });
  const [wantsToSelect, setWantsToSelect] = useState<boolean>();

  if (state === 'read' && revenue.state === 'missing') return <Redirect to={paths.missingStatements} />;

  const canSelect = state !== 'readingAccounts' && connection.accounts.length > 0;
  const offersAnother = canSelect && state !== 'chooseAccount' && hasOtherAccount(connection);

  return (
    <Screen title={t(titles[state])} focusKey={state} hasErrors={state === 'failed'}>
      <div className={styles.content}>
        <ReadingState
          key={state}
          connection={connection}
          revenue={revenue}
          retrying={start.isPending}
          onRetry={() => start.mutate()}
        />
        <ConnectedBank connection={connection} />
        <p className={styles.aside}>
          {offersAnother && (
            <LinkButton onClick={() => setWantsToSelect(true)}>{t('revenue.bank.select.another')}</LinkButton>
          )}
          <RouteLink to={paths.statementsUpload}>{t('revenue.bank.uploadInstead')}</RouteLink>
        </p>
        <ReadingActions state={state} onSelectAccount={() => setWantsToSelect(true)} />
      </div>
      {canSelect && (wantsToSelect ?? state === 'chooseAccount') && (
        <SelectAccountDialog
          connection={connection}
          pending={selection.isPending}
          starting={start.isPending}
          onSelect={(choice) => selection.mutate(choice, { onSuccess: () => setWantsToSelect(false) })}
          onOtherBank={() => start.mutate()}
          onClose={() => setWantsToSelect(false)}
        />
      )}
      <ReadingUnable connection={connection} start={start} />
    </Screen>
  );
}

interface ReadingUnableProps {
  connection: BankConnection;
  start: ReturnType<typeof useStartConnection>;
}

function ReadingUnable({ connection: { state, fault }, start }: ReadingUnableProps) {
  const [isReadingErrorShown, setReadingErrorShown] = useState(true);
  const readingError = state === 'failed' && isReadingErrorShown ? fault : null;
  return (
    <UnableDialog
      error={errorOfStart(start) ?? readingError ?? undefined}
      retrying={start.isPending}
      onRetry={() => start.mutate()}
      onClose={() => {
        start.reset();
        setReadingErrorShown(false);
      }}
    />
  );
}
