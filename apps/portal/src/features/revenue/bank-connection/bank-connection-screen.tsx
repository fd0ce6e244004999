import { Redirect } from 'wouter';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { aboutBankRoute } from '../routes.ts';
import { ConnectStage } from './connect-stage.tsx';
import { useOpening } from './opening.ts';
import { ReadingStage } from './reading-stage.tsx';
import { useBankConnection } from './use-bank-connection.ts';

/** The widget where one was opened; else what became of the connection. Without either there is nothing to show here. */
export function BankConnectionScreen() {
  const { t } = useText();
  const { applicationId } = useCurrentApplication();
  const opening = useOpening((state) => state.opening);
  const { data, isError, isFetching, refetch } = useBankConnection(applicationId);

  if (opening?.applicationId === applicationId) return <ConnectStage opening={opening} />;
  if (data?.connection) return <ReadingStage connection={data.connection} revenue={data.revenue} />;
  if (data) return <Redirect to={aboutBankRoute} replace />;
  return (
    <Screen title={t('revenue.bank.title')}>
      {isError ? (
        <InlineAlert
          tone="bad"
          announce="alert"
          title={t('revenue.bank.loadFailed')}
          action={
            <Button size="small" variant="secondary" pending={isFetching} onClick={() => void refetch()}>
              {t('revenue.bank.retry')}
            </Button>
          }
        />
      ) : (
        <Skeleton height={160} />
      )}
    </Screen>
  );
}
