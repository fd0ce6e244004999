import { paths } from '@portal/contract/routes';
import { useEffect, useEffectEvent, useState } from 'react';
import { navigate, Redirect } from '../../../frame/routing/navigation.tsx';
import { RouteLink } from '../../../frame/routing/route-link.tsx';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { isProblem } from '@portal/contract/client/problem';
import { Screen } from '../../../frame/screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { takeBankReturn } from '../../../session/bank-return.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { Spinner } from '@portal/design/ui/progress/spinner.tsx';
import bankStyles from '../bank-connection/bank-connection.module.css';
import { storeOpening } from '../bank-connection/opening.ts';
import { UnableDialog } from '../bank-connection/unable-dialog.tsx';
import { useConfirmation } from '../bank-connection/use-bank-connection.ts';
import { errorOfStart, useStartConnection } from '../bank-connection/use-start-connection.ts';

export function BankReturnScreen() {
  const { t } = useText();
  const { applicationId } = useCurrentApplication();
  const confirmation = useConfirmation(applicationId);
  const start = useStartConnection(applicationId);
  const [loginId] = useState(takeBankReturn);
  const [isClosed, setClosed] = useState(false);

  const confirm = () => {
    if (loginId === undefined) return;
    confirmation.mutate(loginId, {
      onSuccess: () => {
        storeOpening(undefined);
        navigate(paths.bankConnection, { replace: true });
      },
    });
  };
  const confirmFirst = useEffectEvent(() => confirm());
  useEffect(() => confirmFirst(), []);

  if (loginId === undefined) return <Redirect to={paths.aboutBankConnection} />;
  const isRefused = isProblem(confirmation.error, 'errorBankLogin');
  return (
    <Screen title={t('revenue.bank.return.title')}>
      <div className={bankStyles.content}>
        {confirmation.isError ? (
          <InlineAlert
            tone="bad"
            announce="alert"
            title={t('revenue.bank.confirmFailed')}
            action={
              <Button size="small" variant="secondary" onClick={confirm}>
                {t('revenue.bank.retry')}
              </Button>
            }
          />
        ) : (
          <p className={bankStyles.wait} role="status">
            <Spinner />
            {t('revenue.bank.confirming')}
          </p>
        )}
        <p className={bankStyles.aside}>
          <RouteLink to={paths.statementsUpload}>{t('revenue.bank.uploadInstead')}</RouteLink>
        </p>
      </div>
      <UnableDialog
        error={errorOfStart(start) ?? (isRefused && !isClosed ? 'unknownLogin' : undefined)}
        retrying={start.isPending}
        onRetry={() => start.mutate()}
        onClose={() => {
          start.reset();
          setClosed(true);
        }}
      />
    </Screen>
  );
}
