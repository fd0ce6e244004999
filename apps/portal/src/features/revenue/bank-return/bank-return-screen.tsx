import { useEffect, useEffectEvent, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { isProblem } from '../../../api/problem.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { takeBankReturn } from '../../../session/bank-return.ts';
import { Button } from '../../../ui/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Link } from '../../../ui/link.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import bankStyles from '../bank-connection/bank-connection.module.css';
import { keepOpening } from '../bank-connection/opening.ts';
import { UnableDialog } from '../bank-connection/unable-dialog.tsx';
import { useConfirmation } from '../bank-connection/use-bank-connection.ts';
import { faultOfStart, useStartConnection } from '../bank-connection/use-start-connection.ts';
import { aboutBankRoute, bankConnectionRoute, uploadRoute } from '../routes.ts';

/** Where a bank that took the whole page lets the person come back (decisions, section 6). */
export function BankReturnScreen() {
  const { t } = useText();
  const [, navigate] = useLocation();
  const { applicationId } = useCurrentApplication();
  const confirmation = useConfirmation(applicationId);
  const start = useStartConnection(applicationId);
  const [loginId] = useState(takeBankReturn);
  const [isClosed, setClosed] = useState(false);

  const confirm = () => {
    if (loginId === undefined) return;
    confirmation.mutate(loginId, {
      onSuccess: () => {
        keepOpening(undefined);
        navigate(bankConnectionRoute, { replace: true });
      },
    });
  };
  const confirmFirst = useEffectEvent(() => confirm());
  useEffect(() => confirmFirst(), []);

  if (loginId === undefined) return <Redirect to={aboutBankRoute} replace />;
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
          <Link href={uploadRoute}>{t('revenue.bank.uploadInstead')}</Link>
        </p>
      </div>
      <UnableDialog
        fault={faultOfStart(start) ?? (isRefused && !isClosed ? 'unknownLogin' : undefined)}
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
