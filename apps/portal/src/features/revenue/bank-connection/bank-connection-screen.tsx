import { paths } from '@portal/contract/routes';
import { Redirect } from '../../../frame/routing/navigation.tsx';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { Screen } from '../../../frame/screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import { ConnectStage } from './connect-stage.tsx';
import { useOpening } from './opening.ts';
import { ReadingStage } from './reading-stage.tsx';
import { useBankConnection } from './use-bank-connection.ts';

export function BankConnectionScreen() {
  const { t } = useText();
  const { applicationId } = useCurrentApplication();
  const opening = useOpening((state) => state.opening);
  const { data, isError, isFetching, refetch } = useBankConnection(applicationId);

  if (opening?.applicationId === applicationId) return <ConnectStage opening={opening} />;
  if (data?.connection) return <ReadingStage connection={data.connection} revenue={data.revenue} />;
  if (data) return <Redirect to={paths.aboutBankConnection} />;
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
