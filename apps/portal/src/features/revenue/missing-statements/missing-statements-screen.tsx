import { paths } from '@portal/contract/routes';
import { stepPlaces } from '@portal/contract/application/steps';
import { navigate, Redirect } from '../../../frame/routing/navigation.tsx';
import { ContinueButton } from '../../../frame/form/continue-button.tsx';
import { RouteButton, RouteLink } from '../../../frame/routing/route-link.tsx';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { Screen } from '../../../frame/screen.tsx';
import { FormActions } from '@portal/design/fields/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import { ConnectedBank } from '../bank-connection/connected-bank.tsx';
import { MonthsList } from '../bank-connection/months-list.tsx';
import { useBankConnection, useRevenueConfirmation } from '../bank-connection/use-bank-connection.ts';
import { MonthsReasonNote } from '../months-reason/months-reason.tsx';
import styles from './missing-statements.module.css';

const openUpload = () => navigate(paths.statementsUpload);

/** If the bank's history is too short, requests statements only for the months it does not cover, or a reason. */
export function MissingStatementsScreen() {
  const { t } = useText();
  const application = useCurrentApplication();
  const { data } = useBankConnection(application.applicationId);
  const confirmation = useRevenueConfirmation(application);
  const { monthsReason: reason } = application;
  if (data && (data.connection?.state !== 'read' || data.revenue.state !== 'missing'))
    return <Redirect to={stepPlaces.revenue.route} />;

  return (
    <Screen title={t('revenue.missing.title')} lead={t('revenue.missing.lead')}>
      <div className={styles.content}>
        {data?.connection ? (
          <>
            <MonthsList months={data.revenue.months.filter(({ state }) => state !== 'found')} />
            <MonthsReasonNote
              application={application}
              months={data.revenue.missingMonths}
              reason={reason}
              onUpload={openUpload}
            />
            <ConnectedBank connection={data.connection} />
          </>
        ) : (
          <Skeleton height={160} />
        )}
        <p>
          <RouteLink to={paths.aboutBankConnection}>{t('revenue.missing.otherAccount')}</RouteLink>
        </p>
        <FormActions
          back={
            <RouteButton to={stepPlaces.revenue.route} variant="secondary">
              {t('common.back')}
            </RouteButton>
          }
        >
          <RouteButton to={paths.statementsUpload} variant={reason ? 'secondary' : 'primary'}>
            {t('revenue.missing.action')}
          </RouteButton>
          {reason && <ContinueButton pending={confirmation.isPending} onClick={() => confirmation.mutate()} />}
        </FormActions>
      </div>
    </Screen>
  );
}
